import { cards } from './support/cards';
import { agree, choosePayment, payButton } from './support/checkout';
import { expect, test } from './support/ownShop';
import { answerBank, bank, expectOneOrder, expectStopped, openPayment, tryCard } from './support/payment';
import { ordersOf } from './support/shopDatabase';

test('Braintree’s drop-in: refused, given up, and paid', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await choosePayment(page, /Braintree/);
  await expect(payButton(page)).toBeEnabled();
  await agree(page);
  await payButton(page).click();
  await expect(page.getByRole('main')).toContainText('Check your card details.');
  await expectStopped(page, cards.refused, 'Your card was refused.');
  await tryCard(page, cards.challenge);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main')).toContainText('You cancelled the payment.');
  expect(ordersOf(db, cartId)).toEqual([]);

  await tryCard(page, cards.challenge);
  await answerBank(page, 'Approve');
  await expectOneOrder(page, db, cartId);
});

test('Adyen’s drop-in: pending, declined and closed challenge, redirect', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await choosePayment(page, /Adyen/);
  await expect(payButton(page)).toBeEnabled();
  await agree(page);
  await expectStopped(page, cards.refused, 'Your card was refused.');
  await tryCard(page, cards.challenge);
  await answerBank(page, 'Decline');
  await expect(page.getByRole('main')).toContainText('Your card was refused.');
  await tryCard(page, cards.challenge);
  // Until the bank's page is there, the dialog is still coming in, and a press may miss its button.
  await expect(bank(page).getByRole('button', { name: 'Decline' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Confirm your payment' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main')).toContainText('Your bank did not confirm the payment.');
  expect(ordersOf(db, cartId)).toEqual([]);

  await tryCard(page, cards.redirect);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectOneOrder(page, db, cartId);
});

test('a payment that its bank had not decided is asked about, and then ordered', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await choosePayment(page, /Adyen/);
  await expect(payButton(page)).toBeEnabled();
  await agree(page);
  await expectStopped(page, cards.pending, 'Check again in a moment');
  expect(ordersOf(db, cartId)).toEqual([]);
  await expect(async () => {
    await page.getByRole('button', { name: 'Check the payment' }).click({ timeout: 1000 });
    await expect(page).toHaveURL(/receipt/, { timeout: 1500 });
  }).toPass();
  expect(ordersOf(db, cartId)).toHaveLength(1);
});

test('F-40: a blocked script is told, other ways to pay stay, and it may be tried again', async ({ page }) => {
  await page.route('**/braintree/dropin.js', (route) => route.abort());
  await openPayment(page);
  await choosePayment(page, /Braintree/);
  const main = page.getByRole('main');
  await expect(main).toContainText('We could not load the card form.');
  await choosePayment(page, 'Card');
  await expect(payButton(page)).toBeEnabled();
  await page.unroute('**/braintree/dropin.js');
  await choosePayment(page, /Braintree/);
  await expect(payButton(page)).toBeEnabled();
});

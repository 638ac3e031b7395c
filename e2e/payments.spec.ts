import type { Page } from '@playwright/test';

import { signInWith } from './support/account';
import { type Card, cards } from './support/cards';
import {
  type AddressField,
  agree,
  cardFrame,
  chooseMethod,
  choosePayment,
  giveAddress,
  guest,
  payButton,
  payWith,
  readReceipt,
  typeCard,
} from './support/checkout';
import { expect, test } from './support/ownShop';
import { fillCustomerCart, makeCustomer, startAtPayment } from './support/shopApi';
import { ordersOf } from './support/shopDatabase';

const openPayment = async (page: Page): Promise<string> => {
  const cartId = await startAtPayment(page);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeEnabled();
  return cartId;
};

const tryCard = async (page: Page, card: Card): Promise<void> => {
  await typeCard(page, card);
  await payButton(page).click();
};

const bank = (page: Page) => page.frameLocator('iframe[title="Confirm your payment"]');

test('refused cards and a declined challenge are told, and the next try is an order', async ({ page, db }) => {
  const cartId = await openPayment(page);
  const main = page.getByRole('main');
  await agree(page);

  await tryCard(page, cards.refused);
  await expect(main).toContainText('Your card was refused. Please try another card or ask your bank.');
  await tryCard(page, cards.refusedAtCapture);
  await expect(main).toContainText('Your card was refused. Try another card.');
  await tryCard(page, cards.challenge);
  await bank(page).getByRole('button', { name: 'Decline' }).click();
  await expect(main).toContainText('Your bank did not confirm the payment.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(ordersOf(db, cartId)).toEqual([]);

  await tryCard(page, cards.challenge);
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
});

test('a fingerprint asks nothing of the shopper, and a double click buys once', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await typeCard(page, cards.fingerprint);
  await agree(page);
  await payButton(page).dblclick();
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
});

const placing = { target: { rest: 'payment-information' }, times: 1 } as const;

test('an order whose answer is lost ends at its receipt, placed once', async ({ page, db, shop }) => {
  const cartId = await openPayment(page);
  await shop.setFaults([{ ...placing, fault: { kind: 'drop', moment: 'after' } }]);
  await payWith(page, cards.authorised);
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
});

test('an order that never arrived is asked for, and may then be tried again', async ({ page, db, shop }) => {
  const cartId = await openPayment(page);
  await shop.setFaults([{ ...placing, fault: { kind: 'html', status: 502, moment: 'before' } }]);
  await payWith(page, cards.authorised);
  const main = page.getByRole('main');
  await expect(main).toContainText('We are checking whether it was placed');
  await expect(payButton(page)).toBeHidden();
  await expect(main).toContainText('Your order was not placed and you have not been charged.', { timeout: 20_000 });
  expect(ordersOf(db, cartId)).toEqual([]);

  await payButton(page).click();
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
});

test('a page that is left while its order is under way finds it when it comes back', async ({ page, db, shop }) => {
  const cartId = await openPayment(page);
  await shop.setFaults([{ ...placing, fault: { kind: 'delay', milliseconds: 1500 } }]);
  const sent = page.waitForRequest(/payment-information/);
  await payWith(page, cards.authorised);
  await sent;
  await page.reload();
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
});

/** The way of an outcome: what is typed, what the shopper reads, and that nothing was ordered. */
const expectStopped = async (page: Page, card: Card, words: string): Promise<void> => {
  await tryCard(page, card);
  await expect(page.getByRole('main')).toContainText(words);
  await expect(payButton(page)).toBeEnabled();
};

test('every other answer of the provider has words and a way on', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await agree(page);
  await expectStopped(page, cards.cancelled, 'You cancelled the payment.');
  await expectStopped(page, cards.error, 'a fault at our payment provider');
  await expectStopped(page, cards.pending, 'Your bank has not confirmed the payment');
  await expectStopped(page, cards.unknown, 'We do not know what became of this payment');
  expect(ordersOf(db, cartId)).toEqual([]);

  // The bank takes the whole window and leads back.
  await tryCard(page, cards.redirect);
  await page.getByRole('button', { name: 'Approve' }).click();
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
});

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
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
});

test('Adyen’s drop-in: pending, declined and closed challenge, redirect', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await choosePayment(page, /Adyen/);
  await expect(payButton(page)).toBeEnabled();
  await agree(page);
  await expectStopped(page, cards.refused, 'Your card was refused.');
  await tryCard(page, cards.challenge);
  await bank(page).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('main')).toContainText('Your card was refused.');
  await tryCard(page, cards.challenge);
  await page.getByRole('dialog', { name: 'Confirm your payment' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main')).toContainText('Your bank did not confirm the payment.');
  expect(ordersOf(db, cartId)).toEqual([]);

  await tryCard(page, cards.redirect);
  await page.getByRole('button', { name: 'Approve' }).click();
  const number = await readReceipt(page);
  expect(ordersOf(db, cartId)).toMatchObject([{ increment_id: number }]);
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

test('a blocked script is told, other ways to pay stay, and it may be tried again', async ({ page }) => {
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

test('a customer keeps a card and pays with it next time, with its security code', async ({ page, db }) => {
  const customer = await makeCustomer(page.request, 'Nora');
  await fillCustomerCart(page.request, customer, 'HW-ZNP');
  await page.goto('/sign-in');
  await signInWith(page, customer);
  await expect(page).not.toHaveURL(/sign-in/);
  const buy = async (address: Partial<Record<AddressField, string>>, pay: () => Promise<void>): Promise<void> => {
    await page.goto('/checkout');
    await giveAddress(page, address);
    await chooseMethod(page);
    await expect(payButton(page)).toBeVisible();
    await pay();
    await agree(page);
    await payButton(page).click();
    await readReceipt(page);
  };
  await buy({ ...guest, Email: '' }, async () => {
    await choosePayment(page, 'Card');
    await typeCard(page, cards.authorised);
    await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  });
  await fillCustomerCart(page.request, customer, 'HW-ZNP');
  // The address book has the address by now.
  await buy({}, async () => {
    await expect(page.getByRole('radio', { name: /Visa ending 0002/ })).toBeChecked();
    await expect(cardFrame(page).getByLabel('Card number')).toBeHidden();
    await cardFrame(page).getByLabel('Security code').fill('123');
  });
  expect(db.all('SELECT payment_method_code, card_last4 FROM payment_token')).toEqual([
    { payment_method_code: 'test_card', card_last4: '0002' },
  ]);
});

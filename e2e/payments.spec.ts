import { signInWith } from './support/account';
import { cards } from './support/cards';
import {
  type AddressField,
  agree,
  cardFrame,
  choosePayment,
  giveAddress,
  guest,
  payButton,
  payWith,
  readReceipt,
  typeCard,
} from './support/checkout';
import { expect, test } from './support/ownShop';
import { answerBank, expectOneOrder, expectStopped, openPayment, tryCard } from './support/payment';
import { fillCustomerCart, makeCustomer } from './support/shopApi';
import { ordersOf } from './support/shopDatabase';

test('refused cards and a declined challenge are told, and the next try is an order', async ({ page, db }) => {
  const cartId = await openPayment(page);
  const main = page.getByRole('main');
  await agree(page);

  await tryCard(page, cards.refused);
  await expect(main).toContainText('Your card was refused. Please try another card or ask your bank.');
  await tryCard(page, cards.refusedAtCapture);
  await expect(main).toContainText('Your card was refused. Try another card.');
  await tryCard(page, cards.challenge);
  await answerBank(page, 'Decline');
  await expect(main).toContainText('Your bank did not confirm the payment.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(ordersOf(db, cartId)).toEqual([]);

  await tryCard(page, cards.challenge);
  await answerBank(page, 'Approve');
  await expectOneOrder(page, db, cartId);
});

test('F-01: a fingerprint asks nothing of the shopper, and a double click buys once', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await typeCard(page, cards.fingerprint);
  await agree(page);
  await payButton(page).dblclick();
  await expectOneOrder(page, db, cartId);
});

const placing = { target: { rest: 'payment-information' }, times: 1 } as const;

test('F-02: an order whose answer is lost ends at its receipt, placed once', async ({ page, db, shop }) => {
  const cartId = await openPayment(page);
  await shop.setFaults([{ ...placing, fault: { kind: 'drop', moment: 'after' } }]);
  await payWith(page, cards.authorised);
  await expectOneOrder(page, db, cartId);
});

test('an order that never arrived is asked for, and may then be tried again', async ({ page, db, shop }) => {
  const cartId = await openPayment(page);
  await shop.setFaults([
    { ...placing, fault: { kind: 'html', status: 502, moment: 'before' } },
    { target: { operation: 'SettleOrderAttempt' }, times: 1, fault: { kind: 'delay', milliseconds: 1500 } },
  ]);
  await payWith(page, cards.authorised);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'We are checking your order' })).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await expect(main).toContainText('Your order was not placed and you have not been charged.', { timeout: 20_000 });
  expect(ordersOf(db, cartId)).toEqual([]);

  await payButton(page).click();
  await expectOneOrder(page, db, cartId);
});

test('a page that is left while its order is under way finds it when it comes back', async ({ page, db, shop }) => {
  const cartId = await openPayment(page);
  await shop.setFaults([{ ...placing, fault: { kind: 'delay', milliseconds: 1500, moment: 'during' } }]);
  const sent = page.waitForRequest(/payment-information/);
  await payWith(page, cards.authorised);
  await sent;
  await page.reload();
  await expectOneOrder(page, db, cartId);
});

test('every other answer of the provider has words and a way on', async ({ page, db }) => {
  const cartId = await openPayment(page);
  await agree(page);
  await expectStopped(page, cards.cancelled, 'You cancelled the payment.');
  await expectStopped(page, cards.error, 'a fault at our payment provider');
  await expectStopped(page, cards.pending, 'Your bank has not confirmed the payment');
  await expectStopped(page, cards.unknown, 'We could not find out whether this payment went through');
  expect(ordersOf(db, cartId)).toEqual([]);

  // The bank takes the whole window and leads back.
  await tryCard(page, cards.redirect);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectOneOrder(page, db, cartId);
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

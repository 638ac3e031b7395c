import type { Page } from '@playwright/test';

import { type Card, cards } from './support/cards';
import { agree, payButton, payWith, reachPayment, readReceipt, typeCard } from './support/checkout';
import { expect, test } from './support/ownShop';
import { startWithCart } from './support/shopApi';
import { ordersOf } from './support/shopDatabase';

const openPayment = async (page: Page): Promise<string> => {
  const cartId = await startWithCart(page);
  await page.goto('/checkout');
  await reachPayment(page);
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

import type { Page } from '@playwright/test';

import { signInWith } from './support/account';
import { cards } from './support/cards';
import { agree, giveAddress, guest, payButton, payWith, typeCard } from './support/checkout';
import { expect, test } from './support/ownShop';
import { expectOneOrder, openPayment } from './support/payment';
import { fillCustomerCart, makeCustomer } from './support/shopApi';
import { ordersOf } from './support/shopDatabase';

/** The backend writes the order down as begun at once, and works on it for so long. */
const slowOrder = (milliseconds: number) => ({
  target: { rest: 'payment-information' },
  times: 1,
  fault: { kind: 'delay', milliseconds, moment: 'during' } as const,
});

/** The connection breaks a moment after the order was sent; the order itself arrives. */
const breakConnection = (page: Page): Promise<unknown> =>
  page.route('**/payment-information', async (route) => {
    const sent = route.fetch().catch(() => undefined);
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 500))]);
    await route.abort('connectionreset');
  });

const checking = { name: 'We are checking your order' };
const notPlaced = 'Your order was not placed';

test('a connection that breaks is no reason to say that nothing was ordered', async ({ page, db, shop }) => {
  test.setTimeout(90_000);
  const cartId = await openPayment(page);
  await shop.setFaults([slowOrder(12_000)]);
  await breakConnection(page);
  await payWith(page, cards.authorised);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', checking)).toBeVisible();
  await expect(main).toContainText('If it was placed, its confirmation goes to');
  await expect(payButton(page)).toBeHidden();
  // Longer than the shop used to ask.
  await page.waitForTimeout(8000);
  await expect(main.getByRole('heading', checking)).toBeVisible();
  await expect(main).not.toContainText(notPlaced);
  await expectOneOrder(page, db, cartId);
});

test('another page of the shop says what became of it, and leads to the receipt', async ({ page, db, shop }) => {
  const cartId = await openPayment(page);
  await shop.setFaults([slowOrder(5000)]);
  const sent = page.waitForRequest(/payment-information/);
  await payWith(page, cards.authorised);
  await sent;
  await page.goto('/');
  await expect(page.getByText('We are checking your order')).toBeVisible();
  await expect(page.getByText(/Your order \d+ was placed\./)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('We are checking your order')).toBeHidden();
  await page.getByRole('button', { name: 'See your receipt' }).click();
  await expectOneOrder(page, db, cartId);
});

test('a session that ends while an order is placed leaves a receipt without anything personal', async ({
  page,
  db,
  shop,
}) => {
  const customer = await makeCustomer(page.request, 'Rosa');
  const cartId = await fillCustomerCart(page.request, customer, 'HW-ZNP');
  await page.goto('/sign-in');
  await signInWith(page.getByRole('main'), customer);
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('/checkout');
  await giveAddress(page, { ...guest, Email: '' });
  await typeCard(page, cards.authorised);
  await agree(page);
  await shop.setFaults([slowOrder(4000)]);
  const sent = page.waitForRequest(/payment-information/);
  await payButton(page).click();
  await sent;
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('__signin_token')) localStorage.removeItem(key);
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Thank you.' })).toBeVisible({ timeout: 20_000 });
  const [order] = ordersOf(db, cartId);
  await expect(main).toContainText(`Order ${order?.increment_id} is confirmed. We have sent a receipt to r…@….`);
  await expect(main).not.toContainText('Clifton Vale');
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveCount(0);
});

test('another tab leads to the receipt of the order', async ({ page, context, db }) => {
  const cartId = await openPayment(page);
  await payWith(page, cards.authorised);
  await expectOneOrder(page, db, cartId);
  const [order] = ordersOf(db, cartId);
  const other = await context.newPage();
  for (const path of ['/checkout', '/cart']) {
    await other.goto(path);
    await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(other.getByText(`Your order ${order?.increment_id} was placed.`)).toBeVisible();
    await other.getByRole('link', { name: 'See your receipt' }).click();
    await expect(other.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  }
});

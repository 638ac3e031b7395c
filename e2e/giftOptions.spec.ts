import type { Locator, Page } from '@playwright/test';

import { overflowOf, toTheTop, violationsOf } from './support/audit';
import { cards } from './support/cards';
import { giveAddress, payButton, payWith, readReceipt } from './support/checkout';
import { startWithCart } from './support/shopApi';
import { expect, isPhone, test } from './support/test';

// Without motion: axe must not look at parts that are still moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const orderPlace = 'With the whole order';
const product = 'Zinc Picolinate';

/** What the gift options cost, as the sums say it. */
const giftSums = { 'Gift wrapping, whole order': '£3.50', 'Gift wrapping, products': '£2.50', 'Printed card': '£1.50' };

const amountOf = (sums: Locator, label: string): Locator =>
  sums.getByText(label, { exact: true }).locator('xpath=following-sibling::dd');

const checkSums = async (sums: Locator): Promise<void> => {
  for (const [label, amount] of Object.entries(giftSums)) await expect(amountOf(sums, label)).toHaveText(amount);
};

const wrap = async (summary: Locator, name: string, design: RegExp): Promise<void> => {
  const place = summary.getByRole('listitem', { name, exact: true });
  await place.getByRole('button', { name: `Add gift wrapping: ${name}` }).click();
  await place.getByRole('radio', { name: design }).check();
  await place.getByRole('button', { name: 'Save wrapping' }).click();
  await expect(place).toContainText(/Gift wrapped: /);
};

const noBarriers = async (page: Page): Promise<void> => {
  await toTheTop(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
};

test('an order and a product are wrapped, with a card: the sums agree from the cart to the receipt', async ({ page }, {
  project,
}) => {
  test.slow();
  await startWithCart(page);
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await summary.getByText('Gift options', { exact: true }).click();
  const order = summary.getByRole('listitem', { name: orderPlace });
  await order.getByRole('button', { name: `Add gift wrapping: ${orderPlace}` }).click();
  await expect(order.getByRole('img')).toHaveCount(0);
  await noBarriers(page);
  await order.getByRole('button', { name: 'Cancel' }).click();
  await expect(order).toBeFocused();
  await wrap(summary, orderPlace, /Meadow paper/);
  await wrap(summary, product, /Plain brown paper/);
  await order.getByRole('checkbox', { name: 'Printed card (£1.50)' }).check();
  await order.getByRole('checkbox', { name: 'Gift receipt without prices' }).check();
  await order.getByRole('button', { name: /^Add a message/ }).click();
  await order.getByRole('textbox', { name: 'Message' }).fill('Get well soon');
  await order.getByRole('button', { name: 'Save message' }).click();
  await expect(order).toContainText('Get well soon');
  await checkSums(summary);
  await noBarriers(page);

  await page.goto('/checkout');
  await giveAddress(page);
  await expect(payButton(page)).toBeEnabled();
  // On a phone the summary is folded into a bar.
  const isNarrow = isPhone(project.name);
  if (isNarrow) await page.getByText('Show order summary').click();
  const sums = isNarrow
    ? page.locator('details').filter({ hasText: 'Hide order summary' }).first()
    : page.getByRole('complementary', { name: 'Order summary' });
  await checkSums(sums);
  const total = await amountOf(sums, 'Total').textContent();
  await noBarriers(page);
  if (isNarrow) await page.getByText('Hide order summary').click();
  await payWith(page, cards.authorised);

  await readReceipt(page);
  const bought = page.getByRole('complementary', { name: 'Your order' });
  await checkSums(bought);
  await expect(amountOf(bought, 'Total')).toHaveText(total ?? '');
  await expect(bought).toContainText('Gift wrapped: Plain brown paper');
  const main = page.getByRole('main');
  await expect(main).toContainText('Meadow paper');
  await expect(main).toContainText('Get well soon');
  await expect(main).toContainText('Gift receipt without prices');
  await noBarriers(page);
});

import { cards } from './support/cards';
import { payWith, readReceipt } from './support/checkout';
import { expect, test } from './support/ownShop';
import { startAtPayment } from './support/shopApi';
import { ordersOf } from './support/shopDatabase';
import { addToCart, cartTrigger } from './support/shopFloor';

test('a shop that is killed and started again has lost nothing', async ({ page, db, shop }) => {
  const cartId = await startAtPayment(page);
  await page.goto('/checkout');
  await payWith(page, cards.authorised);
  const number = await readReceipt(page);
  const ordered = ordersOf(db, cartId);
  await page.goto('/sea-kelp-iodine.html');
  await addToCart(page);

  await shop.restart();

  expect(ordersOf(db, cartId)).toEqual(ordered);
  await page.goto('/checkout/receipt');
  expect(await readReceipt(page)).toBe(number);
  await page.goto('/cart');
  await expect(cartTrigger(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText('Sea Kelp Iodine');
});

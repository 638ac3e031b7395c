import { cards } from './support/cards';
import { payWith, reachPayment, readReceipt } from './support/checkout';
import { expect, isPhone, test } from './support/ownShop';
import { startWithCart } from './support/shopApi';
import { ordersOf } from './support/shopDatabase';
import { addToCart, cartTrigger } from './support/shopFloor';

test('a shop that is killed and started again has lost nothing', async ({ page, db, shop }, { project }) => {
  test.skip(isPhone(project.name), 'What is kept does not depend on the width.');
  const cartId = await startWithCart(page);
  await page.goto('/checkout');
  await reachPayment(page);
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

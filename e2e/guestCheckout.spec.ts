import type { Page } from '@playwright/test';

import { cards } from './support/cards';
import { chooseMethod, giveAddress, guest, payButton, payWith, readReceipt } from './support/checkout';
import { cartInBrowser } from './support/shopApi';
import { ordersOf, type Row, type ShopDatabase, stockOf } from './support/shopDatabase';
import { addToCart, cartTrigger, miniCart, openCategoryByMouse, openCategoryByTouch } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

/** Each width buys what no other journey buys, so that the stock can be counted. Prices in pence, VAT included. */
const purchases = {
  phone: {
    product: 'Turmeric and Black Pepper',
    option: '120 capsules',
    sku: 'HW-TUR-120',
    price: 3100,
    method: null,
    delivery: 0,
  },
  desktop: {
    product: 'Ashwagandha',
    option: '120 capsules',
    sku: 'HW-ASH-120',
    price: 3800,
    method: /Next day delivery/,
    delivery: 495,
  },
};
type Purchase = (typeof purchases)['phone' | 'desktop'];

const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

const fillCart = async (page: Page, { product, option, price }: Purchase): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: product }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  await page.getByRole('radio', { name: option }).check();
  await expect(page.getByRole('main')).toContainText(pounds(price));
  await expect(cartTrigger(page)).toHaveAccessibleName('Cart, no items');

  const cart = await addToCart(page);
  await expect(cart).toContainText(`Your cart (1)`);
  await expect(cart.getByRole('list', { name: 'Items in your cart' })).toContainText(option);
  await cart.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(cart).toContainText('Your cart (2)');
  await expect(cart).toContainText(pounds(price * 2));
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(cartTrigger(page)).toHaveAccessibleName('Cart, 2 items');
  await expect(cartTrigger(page)).toHaveText('2');
};

const checkOrder = (db: ShopDatabase, order: Row, { product, sku, price, delivery, option }: Purchase): void => {
  const [id, total] = [Number(order.id), price * 2 + delivery];
  // A sixth of what is paid is VAT of 20 %; goods and delivery are rounded on their own.
  const tax = Math.round((price * 2) / 6) + Math.round(delivery / 6);
  expect(order).toMatchObject({
    store_id: 10,
    customer_id: null,
    email: guest.Email,
    currency: 'GBP',
    subtotal_minor: price * 2,
    shipping_minor: delivery,
    discount_minor: 0,
    tax_minor: tax,
    grand_total_minor: total,
  });
  const line = db.one('SELECT * FROM sales_order_item WHERE order_id = ?', id);
  expect(line).toMatchObject({
    sku,
    quantity: 2,
    price_minor: price,
    row_total_minor: price * 2,
    tax_minor: Math.round((price * 2) / 6),
    tax_percent: 20,
  });
  expect(line.name).toContain(product);
  expect(line.options).toContain(option);
  const address = {
    firstname: guest['First name'],
    lastname: guest['Last name'],
    city: guest.City,
    postcode: 'BS8 4PT',
    country_code: 'GB',
    telephone: guest.Phone,
  };
  const addresses = db.all('SELECT * FROM sales_order_address WHERE order_id = ? ORDER BY kind', id);
  expect(addresses).toMatchObject([
    { kind: 'billing', ...address },
    { kind: 'shipping', ...address },
  ]);
  for (const { street } of addresses) expect(JSON.parse(String(street))).toEqual([guest['Street address']]);
  expect(db.one('SELECT * FROM sales_order_payment WHERE order_id = ?', id)).toMatchObject({
    amount_minor: total,
    card_brand: 'Visa',
    card_last4: '0002',
  });
};

test('a guest goes from the home page to a receipt', async ({ page, db }, { project }) => {
  const purchase = purchases[isPhone(project.name) ? 'phone' : 'desktop'];
  const openCategory = isPhone(project.name) ? openCategoryByTouch : openCategoryByMouse;
  const stockBefore = stockOf(db, purchase.sku);

  await page.goto('/');
  await openCategory(page, 'Botanicals', 'Roots');
  await expect(page.getByRole('heading', { level: 1, name: 'Roots' })).toBeVisible();
  await fillCart(page, purchase);
  const cartId = (await cartInBrowser(page)) ?? '';

  await cartTrigger(page).click();
  await miniCart(page).getByRole('link', { name: 'Checkout' }).click();
  await giveAddress(page);
  if (purchase.method !== null) await chooseMethod(page, purchase.method);
  await expect(payButton(page)).toHaveText(`Pay ${pounds(purchase.price * 2 + purchase.delivery)}`);
  expect(stockOf(db, purchase.sku)).toBe(stockBefore);
  await payWith(page, cards.authorised);

  const number = await readReceipt(page);
  expect(number).toMatch(/^10000\d+$/);
  await expect(page.getByRole('main')).toContainText('Visa ending 0002');
  const orders = ordersOf(db, cartId);
  expect(orders).toMatchObject([{ increment_id: number }]);
  for (const order of orders) checkOrder(db, order, purchase);
  expect(stockOf(db, purchase.sku)).toBe(stockBefore - 2);
  expect(db.one('SELECT is_active FROM cart WHERE masked_id = ?', cartId)).toEqual({ is_active: 0 });

  await expect.poll(() => cartInBrowser(page)).toMatch(/^(?!null)/);
  expect(await cartInBrowser(page)).not.toBe(cartId);
  await page.reload();
  expect(await readReceipt(page)).toBe(number);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

import { violationsOf } from './support/audit';
import { cards } from './support/cards';
import { field, guest, payButton, payWith, readReceipt, typeAddress } from './support/checkout';
import { startWithCart } from './support/shopApi';
import { ordersOf } from './support/shopDatabase';
import { expect, test } from './support/test';

test('a guest collects an order from a shop near a postcode, by keyboard', async ({ page, db }) => {
  const cart = await startWithCart(page, 'HW-ZNP', 1);
  await page.goto('/checkout');
  const choice = page.getByRole('radio', { name: 'Collect from a store' });
  await page.getByRole('radio', { name: 'Delivery' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice).toBeChecked();

  await page.getByRole('searchbox', { name: 'Town or postcode' }).focus();
  await page.keyboard.type('BS8');
  await page.keyboard.press('Enter');
  const shop = page
    .getByRole('radio', { name: /^Bristol, (Clifton|Wapping Wharf|Gloucester Road).*Ready from/ })
    .first();
  await shop.focus();
  await page.keyboard.press('Space');
  await expect(shop).toBeChecked();
  await expect(page.getByRole('button', { name: 'Add a phone number for the courier' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  const { Email, City, Postcode } = guest;
  const [first, last, street] = [guest['First name'], guest['Last name'], guest['Street address']];
  await typeAddress(page, { Email, 'First name': first, 'Last name': last, 'Street address': street, City, Postcode });
  await field(page, 'Postcode').press('Enter');
  await expect(payButton(page)).toHaveText('Pay £9.50');
  await expect(page.getByRole('region', { name: /^Collection/ })).toContainText('Bristol');
  await expect(page.getByRole('region', { name: /^Shipping method/ })).toHaveCount(0);

  await payWith(page, cards.authorised);
  const number = await readReceipt(page);
  await expect(page.getByRole('main')).toContainText('Collect from');
  expect(await violationsOf(page)).toEqual([]);
  const [order] = ordersOf(db, cart);
  expect(order).toMatchObject({
    increment_id: number,
    carrier_code: 'instore',
    shipping_minor: 0,
    pickup_location_code: expect.stringMatching(/^bristol-/),
    ready_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  });
});

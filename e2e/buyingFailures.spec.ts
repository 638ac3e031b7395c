import type { Fault } from '../backend/faults/rules';

import { field, guest, openMethods, payButton, typeAddress } from './support/checkout';
import { faults, strike } from './support/faults';
import { expect, test } from './support/ownShop';
import { startWithCart } from './support/shopApi';
import { addToCart, cartTrigger } from './support/shopFloor';

test('a cart that fails says so and keeps what was asked for', async ({ page, shop }) => {
  await page.goto('/zinc-picolinate.html');
  const quantity = page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ });
  await quantity.fill('3');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart( £|$)/ })
    .first();
  for (const fault of [faults['status 500'], faults['an HTML page']]) {
    await shop.setFaults(strike('AddItemToCart', fault));
    await add.click();
    await expect(page.getByRole('main')).toContainText('This could not be added to your cart. Please try again.');
    await expect(quantity).toHaveValue('3');
  }
  await shop.setFaults([]);
  await expect(await addToCart(page)).toContainText('Your cart (3)');

  await shop.setFaults(strike('GetCartDetails', faults['status 500']));
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Your cart could not be loaded. Please try again.');
  await shop.setFaults([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(line).toHaveCount(1);

  await shop.setFaults([...strike('UpdateItemInCart', faults['an HTML page']), ...strike('RemoveItemFromCart')]);
  await line.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(line.getByRole('alert')).toHaveText('This could not be changed. Please try again.');
  await expect(line.getByRole('textbox')).toHaveValue('3');
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(line.getByRole('alert')).toHaveText('This could not be changed. Please try again.');
  await expect(cartTrigger(page)).toHaveAccessibleName('Cart, 3 items');
});

/** What a guest has typed, as it stands: a postcode in the one way of writing. */
const kept = { ...guest, Postcode: guest.Postcode.toUpperCase() };

test('a checkout step that fails keeps what was typed and goes on at the next try', async ({ page, shop }) => {
  await startWithCart(page);
  await page.goto('/checkout');
  const toPayment = page.getByRole('button', { name: 'Continue to payment' });
  await typeAddress(page);
  for (const [operation, fault] of [
    ['SetShippingAddress', faults['status 500']],
    ['SetShippingAddress', faults['an HTML page']],
  ] as const) {
    await shop.setFaults(strike(operation, fault));
    await toPayment.click();
    await expect(page.getByRole('main')).toContainText('Something went wrong. Please try again.');
    for (const [label, text] of Object.entries(kept)) await expect(field(page, label)).toHaveValue(text);
  }
  await shop.setFaults([]);
  await toPayment.click();
  await openMethods(page);

  const express = page.getByRole('radio', { name: /Next day/ });
  await express.check();
  for (const fault of [faults['status 500'], { kind: 'html', status: 503 }] satisfies Fault[]) {
    await shop.setFaults([{ target: { rest: 'shipping-information' }, fault }]);
    await toPayment.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(express).toBeChecked();
  }
  await shop.setFaults([]);
  await toPayment.click();
  await expect(payButton(page)).toHaveText('Pay £14.45');
});

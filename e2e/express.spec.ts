import type { FrameLocator, Page } from '@playwright/test';

import { violationsOf } from './support/audit';
import { readReceipt } from './support/checkout';
import { cartInBrowser, startWithCart } from './support/shopApi';
import { cartTrigger, miniCart } from './support/shopFloor';
import { expect, test } from './support/test';

// Without motion: axe must not look at parts that are still moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sheetOf = (page: Page): FrameLocator => page.frameLocator('dialog iframe[title="Test Wallet"]');

test('a guest buys one product from its page with a wallet, and the cart stays', async ({ page }) => {
  await startWithCart(page);
  await page.goto('/magnesium-bisglycinate.html');
  const cart = await cartInBrowser(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Buy now with Test Wallet' });
  // It comes with who moves on by keyboard.
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().focus();
  await page.keyboard.press('Tab');
  // Closed with the keyboard, the sheet leaves everything as it was.
  await button.press('Enter');
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('radio', { name: /^Home/ })).toBeFocused();
  await expect(sheet.getByRole('button', { name: /^Pay £/ })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.press('Enter');
  await sheet.getByRole('radio', { name: /^Abroad/ }).check();
  await expect(sheet.getByText('We do not deliver to this address. Choose another one.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  await sheet.getByRole('radio', { name: /^Work/ }).check();
  await sheet.getByRole('radio', { name: /^Next day/ }).check();
  await sheet.getByRole('radio', { name: /^Next day/ }).press('Tab');
  const pay = sheet.getByRole('button', { name: /^Pay £/ });
  await expect(pay).toBeEnabled();
  const [frame] = page.frames().filter((each) => each.url().endsWith('/wallet'));
  expect(frame && (await violationsOf(frame))).toEqual([]);
  await pay.press('Enter');
  await readReceipt(page, 'Robin');
  await expect(page).toHaveURL(/\/checkout\/receipt$/);
  expect(await cartInBrowser(page)).toBe(cart);
  await expect(cartTrigger(page)).toHaveAccessibleName(/1 item/);
});

test('a cart is paid from the mini cart; a refused card is told beside the button', async ({ page }) => {
  await startWithCart(page);
  await page.goto('/cart');
  await cartTrigger(page).click();
  const button = miniCart(page).getByRole('button', { name: 'Pay with Test Wallet' });
  await button.click();
  const sheet = sheetOf(page);
  await sheet.getByRole('radio', { name: /refused by its bank/ }).check();
  await sheet.getByRole('button', { name: /^Pay £/ }).click();
  await expect(miniCart(page).getByText('Your card was refused. Try another card.')).toBeVisible();
  await button.click();
  await sheet.getByRole('button', { name: /^Pay £/ }).click();
  await readReceipt(page, 'Robin');
});

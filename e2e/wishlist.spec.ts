import type { Locator } from '@playwright/test';

import { signInWith } from './support/account';
import { makeCustomer } from './support/shopApi';
import type { Row, ShopDatabase } from './support/shopDatabase';
import { expect, test } from './support/test';

const savedBy = (db: ShopDatabase, email: string): Row[] =>
  db.all(
    `SELECT product.sku FROM wishlist_item JOIN wishlist ON wishlist.id = wishlist_id
     JOIN customer ON customer.id = customer_id JOIN product ON product.id = product_id WHERE email = ?`,
    email,
  );

test('what a guest wants to save is saved after the sign-in, and can be taken out and back', async ({ page, db }) => {
  const customer = await makeCustomer(page.request, 'Iris');
  await page.goto('/zinc-picolinate.html');
  const main = page.getByRole('main');
  const heart = (does: 'Save' | 'Remove'): Locator =>
    main.getByRole('button', { name: `${does} Zinc Picolinate ${does === 'Save' ? 'to' : 'from'} wishlist` }).first();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await heart('Save').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heart('Save')).toBeFocused();
  await expect(heart('Save')).toHaveAttribute('aria-pressed', 'false');
  await heart('Save').click();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog', { name: 'Forgot Password' }).getByRole('button', { name: 'Back to Sign In' }).click();
  await signInWith(dialog, customer);

  await expect(dialog).toBeHidden();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Zinc Picolinate is in your wishlist.');
  await expect(heart('Remove')).toHaveAttribute('aria-pressed', 'true');
  expect(savedBy(db, customer.email)).toEqual([{ sku: 'HW-ZNP' }]);

  await page.goto('/wishlist');
  const saved = page.getByRole('list', { name: 'Saved products' }).getByRole('article');
  await expect(saved).toHaveCount(1);
  await saved.getByRole('button', { name: 'Remove Zinc Picolinate from wishlist' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect.poll(() => savedBy(db, customer.email)).toEqual([]);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toContainText('Zinc Picolinate');
  expect(savedBy(db, customer.email)).toEqual([{ sku: 'HW-ZNP' }]);
});

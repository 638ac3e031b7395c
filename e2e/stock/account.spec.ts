import { randomUUID } from 'node:crypto';

import { expect, test } from '../support/test';

test('a customer signs up, leaves, comes back and finds their orders', async ({ page }) => {
  const customer = { email: `iris.${randomUUID()}@example.com`, password: 'Tableware-2027' };
  await page.goto('/create-account');
  const form = page.getByRole('main');
  await form.getByLabel(/^First name/).fill('Iris');
  await form.getByLabel(/^Last name/).fill('Moor');
  await form.getByLabel(/^Email/).fill(customer.email);
  await form.getByLabel(/^Password/).fill(customer.password);
  const consents = form.getByRole('checkbox', { name: /^I / });
  for (const consent of await consents.all()) await consent.check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/order-history');
  await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/sign-in|\/$/);

  await page.goto('/sign-in');
  const signIn = page.getByRole('form', { name: 'Sign In' });
  // The scene beside the form is a picture of the first shop's goods.
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await signIn.getByLabel(/^Email/).fill(customer.email);
  await signIn.getByLabel(/^Password/).fill('wrong-Password-1');
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await signIn.getByLabel(/^Password/).fill(customer.password);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/$/);
});

import { signInWith } from '../support/account';
import { expect, test } from '../support/test';

const customer = { email: 'nell.harbour@example.com', password: 'Tableware-2026' };

/** A page cache that knows no customers stands before the backend (`keepsPages` of the profile). */
test('a customer reads her price where a guest has read the other one before', async ({ page, browser }) => {
  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/serving-bowl.html');
  await expect(guest.getByRole('main').getByText('£46.00').first()).toBeVisible();
  await guest.goto('/bowls.html');
  await expect(guest.getByRole('listitem').filter({ hasText: 'Serving bowl' }).first()).toContainText('£46.00');
  await guest.context().close();

  await page.goto('/sign-in');
  await signInWith(page, customer);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/serving-bowl.html');
  await expect(page.getByRole('main').getByText('£40.00').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('£40.00').first()).toBeVisible();
  await page.goto('/bowls.html');
  await expect(page.getByRole('listitem').filter({ hasText: 'Serving bowl' }).first()).toContainText('£40.00');
});

import type { Locator, Page } from '@playwright/test';

import { signInWith } from './support/account';
import { audit, fits } from './support/everybody';
import { makeCustomer } from './support/shopApi';
import { expect, isPhone, test } from './support/test';

// Without motion: axe must not look at parts that are still moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page): Locator => page.getByRole('main');

test('a customer goes through the pages of the account', async ({ page }, { project }) => {
  const customer = await makeCustomer(page.request, 'Maud');
  await page.goto('/account-information');
  await signInWith(page, customer);
  const open = async (name: string): Promise<void> => {
    const pages = page.getByRole('navigation', { name: 'My Account' });
    await pages.getByRole('link', { name }).click();
    await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const check = async (name: string): Promise<void> => {
    await audit(page, name);
    await fits(page, name, isPhone(project.name));
  };

  await main(page).getByRole('button', { name: 'Change Password' }).click();
  await main(page)
    .getByLabel(/^Current password/)
    .fill(customer.password);
  await main(page)
    .getByLabel(/^New password/)
    .fill('Halewell-2027');
  await expect(main(page).getByText('Uppercase (done)')).toBeVisible();
  await check('account information');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await open('Address Book');
  await check('empty address book');
  await main(page).getByRole('button', { name: 'Add address' }).click();
  const form = main(page).getByRole('form', { name: 'New address' });
  await form.getByRole('button', { name: 'Enter address manually' }).click();
  await form.getByLabel(/^Street address/).fill('4 Quay');
  await form.getByLabel(/^City/).fill('Bristol');
  await form.getByLabel(/^Postcode/).fill('bs1 4rn');
  await form.getByLabel('Use as my default delivery address').check();
  await check('new address');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(main(page).getByRole('article')).toContainText('Default delivery address');
  await check('address book');

  await open('Saved Payments');
  await expect(main(page).getByRole('heading', { name: 'No saved cards' })).toBeVisible();
  await check('saved payments');

  await open('Communications');
  await main(page).getByRole('region', { name: 'Newsletter' }).getByRole('checkbox').check();
  await expect(page.getByText('Newsletter: switched on.')).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('region', { name: 'Newsletter' }).getByRole('checkbox')).toBeChecked();
  await check('communications');
});

test('a customer reads an order', async ({ page }, { project }) => {
  await page.goto('/order-history');
  await signInWith(page, { email: 'eleanor.marsh@example.co.uk', password: 'Halewell-2026' });
  await main(page).getByLabel('Search by order number').fill('10000000001');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(main(page).getByText('1 order', { exact: true })).toBeVisible();
  await audit(page, 'order history');
  await fits(page, 'order history', isPhone(project.name));
  await main(page).getByRole('link', { name: 'Details 10000000001' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Order 10000000001' })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Refunds' })).toContainText('£9.50');
  await audit(page, 'an order');
  await fits(page, 'an order', isPhone(project.name));
  await page.goBack();
  await expect(main(page).getByText('1 order', { exact: true })).toBeVisible();
});

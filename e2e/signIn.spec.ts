import type { Locator, Page } from '@playwright/test';

import { signInWith } from './support/account';
import { cards } from './support/cards';
import { payWith, readReceipt } from './support/checkout';
import { expect, test } from './support/ownShop';
import { cartInBrowser, fillCustomerCart, startWithCart } from './support/shopApi';
import { ordersOf, type ShopDatabase } from './support/shopDatabase';
import { cartTrigger } from './support/shopFloor';

const eleanor = { email: 'eleanor.marsh@example.co.uk', password: 'Halewell-2026' };

/** Where the account is: in the header, on a phone in the drawer. */
const openAccount = async (page: Page, isNarrow: boolean): Promise<Locator> => {
  if (!isNarrow) return page.getByRole('banner');
  await page.getByRole('button', { name: 'Menu' }).tap();
  return page.getByRole('dialog', { name: 'Main Menu' });
};

/** The way of a customer, by the account where it is at that width. */
const signInAndOut = async (page: Page, db: ShopDatabase, isNarrow: boolean): Promise<void> => {
  const customerCart = await fillCustomerCart(page.request, eleanor, 'HW-B12');
  const guestCart = await startWithCart(page, 'HW-ZNP', 2);
  await page.goto('/minerals.html');
  const entrance = await openAccount(page, isNarrow);
  if (isNarrow) await entrance.getByRole('button', { name: 'Sign In' }).tap();
  else await entrance.getByRole('button', { name: 'Sign In' }).click();

  await signInWith(page, { ...eleanor, password: 'Halewell-2025' });
  await expect(page.getByRole('alert')).toContainText(
    'The email or password is not right. Please check both and try again.',
  );
  await expect(page.getByRole('form', { name: 'Sign In' }).getByLabel(/^Email/)).toHaveValue(eleanor.email);
  expect(await cartInBrowser(page)).toBe(guestCart);
  await signInWith(page, eleanor);

  // Both carts are one, and it is hers.
  await expect(cartTrigger(page)).toHaveAccessibleName('Cart, 3 items');
  expect(await cartInBrowser(page)).toBe(customerCart);
  await expect(page).not.toHaveURL(/sign-in/);
  if (isNarrow) await expect(page.getByRole('region', { name: 'My Account' })).toContainText(eleanor.email);
  else await expect(entrance.getByText('Hi, Eleanor')).toBeVisible();

  await page.goto('/checkout');
  // Her own address is chosen, and nobody asks for an email.
  await expect(page.getByRole('main')).toContainText('14 Cotham Brow');
  await expect(page.getByLabel(/^Email/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, cards.authorised);
  const number = await readReceipt(page, 'Eleanor');
  expect(ordersOf(db, customerCart)).toMatchObject([{ increment_id: number, email: eleanor.email }]);
  expect(ordersOf(db, customerCart)[0]?.customer_id).not.toBeNull();

  await page.goto('/minerals.html');
  const account = await openAccount(page, isNarrow);
  await account.getByRole('button', { name: 'Hi, Eleanor' }).click();
  await account.getByRole('button', { name: 'Sign Out' }).click();
  await expect(account.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(account.getByText('Hi, Eleanor')).toHaveCount(0);
  await page.reload();
  await expect(cartTrigger(page)).toHaveAccessibleName('Cart, no items');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('signin_token')))).toEqual(
    [],
  );
};

// On a phone and on a large screen in turn, before the same shop.
test('a customer signs in with a full cart, orders, and signs out', ({ page, db }) => signInAndOut(page, db, true));

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('a customer signs in with a full cart, orders, and signs out', ({ page, db }) => signInAndOut(page, db, false));
});

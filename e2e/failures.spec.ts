import type { Page } from '@playwright/test';

import type { Fault } from '../backend/faults/rules';

import { field, guest, payButton, typeAddress } from './support/checkout';
import { expect, test } from './support/ownShop';
import { startWithCart } from './support/shopApi';
import { addToCart, cartTrigger } from './support/shopFloor';

/** The ways in which a backend says nothing useful. */
const faults = {
  'a GraphQL error': { kind: 'graphqlError', message: 'Internal server error' },
  'status 500': { kind: 'status', status: 500 },
  'an HTML page': { kind: 'html', status: 200 },
} satisfies Record<string, Fault>;

const strike = (operation: string, fault: Fault = faults['a GraphQL error']) => [{ target: { operation }, fault }];
const oops = (page: Page) => page.getByRole('heading', { level: 1, name: 'Oops!' });
const isPageThere = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

test('a page that cannot be had says so; another try or home is the way out', async ({ page, shop }) => {
  for (const fault of Object.values(faults)) {
    await shop.setFaults(strike('ResolveURL', fault));
    await page.goto('/minerals.html');
    await expect(oops(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Something went wrong. Sorry about that.');
    await isPageThere(page);
  }
  await shop.setFaults([]);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minerals' })).toBeVisible();

  await shop.setFaults(strike('ResolveURL'));
  await page.goto('/minerals.html');
  await expect(oops(page)).toBeVisible();
  await shop.setFaults([]);
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
  await expect(oops(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

test('without its settings the shop still shows the page', async ({ page, shop }) => {
  for (const fault of Object.values(faults)) {
    await shop.setFaults(strike('ShopSettings', fault));
    await page.goto('/zinc-picolinate.html');
    await expect(page.getByRole('heading', { level: 1, name: 'Zinc Picolinate' })).toBeVisible();
    await isPageThere(page);
  }
});

test('a cart that fails says so and keeps what was asked for', async ({ page, shop }) => {
  await page.goto('/zinc-picolinate.html');
  const quantity = page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ });
  await quantity.fill('3');
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart £/ });
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
  await expect(line.getByRole('alert')).toHaveText('Internal server error');
  await expect(cartTrigger(page)).toHaveAccessibleName('Cart, 3 items');
});

test('a checkout step that fails keeps what was typed and goes on at the next try', async ({ page, shop }) => {
  await startWithCart(page);
  await page.goto('/checkout');
  const toMethod = page.getByRole('button', { name: 'Continue to shipping method' });
  const toPayment = page.getByRole('button', { name: 'Continue to payment' });
  await typeAddress(page);
  for (const [operation, fault] of [
    ['SetGuestEmail', faults['status 500']],
    ['SetShippingAddress', faults['an HTML page']],
  ] as const) {
    await shop.setFaults(strike(operation, fault));
    await toMethod.click();
    await expect(page.getByRole('main')).toContainText('Something went wrong. Please try again.');
    for (const [label, text] of Object.entries(guest)) await expect(field(page, label)).toHaveValue(text);
  }
  await shop.setFaults([]);
  await toMethod.click();

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

test('a list, suggestions and parts of a page that fail say so, and trying again helps', async ({ page, shop }) => {
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' });
  await page.goto('/minerals.html');
  const list = main.getByRole('list', { name: 'Products in Minerals' });
  await expect(list.getByRole('article')).toHaveCount(6);
  await shop.setFaults(strike('ResolveURL', faults['status 500']));
  await main
    .getByRole('navigation', { name: 'Pages of the list' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .dispatchEvent('click');
  await expect(main).toContainText('The list could not be updated. You still see the one from before.');
  await expect(list.getByRole('article')).toHaveCount(6);
  await shop.setFaults([]);
  await again.click();
  await expect(main.getByRole('status').filter({ hasText: 'products' })).toContainText('Page 2 of 4');
  await expect(again).toHaveCount(0);

  await shop.setFaults([
    ...strike('SearchSuggestions', faults['an HTML page']),
    ...strike('SearchResults', faults['status 500']),
  ]);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.fill('zinc');
  await expect(page.getByRole('dialog', { name: 'Search' })).toContainText(
    'Suggestions are not available at the moment. You can still search.',
  );
  await field.press('Enter');
  await expect(main.getByRole('heading', { name: 'The search did not work' })).toBeVisible();
  await shop.setFaults([]);
  await again.click();
  await expect(main.getByRole('list', { name: 'Products for “zinc”' })).toBeVisible();

  await shop.setFaults([...strike('ProductReviews'), ...strike('RelatedProducts', faults['status 500'])]);
  await page.goto('/magnesium-bisglycinate.html');
  for (const [section, text] of [
    ['Goes well with it', 'This part of the page could not be loaded.'],
    ['Reviews', 'The reviews could not be loaded.'],
  ] as const) {
    await main.getByRole('button', { name: `Show: ${section}` }).dispatchEvent('click');
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole('button', { name: /^Add to cart £/ })).toBeEnabled();
  await shop.setFaults([]);
  await again.first().click();
  await expect(main.getByRole('heading', { level: 2, name: 'Goes well with it' })).toBeVisible();
  await again.first().click();
  await expect(main.getByRole('region', { name: 'Reviews' }).getByRole('article').first()).toBeVisible();
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/no-such-thing.html');
  await expect(page).toHaveTitle('404 Not Found | Halewell');
  await expect(page.getByRole('main')).toContainText(
    "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
  );
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute('content', '404');
  await page.getByRole('main').getByRole('link', { name: 'Vitamins', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vitamins' })).toBeVisible();
});

test('a redirect keeps the query', async ({ page, shop }) => {
  await page.goto('/magnesium.html?limit=12&sort=price_asc');
  await expect(page).toHaveURL(`${shop.origin}/minerals/magnesium.html?limit=12&sort=price_asc`);
  await expect(page.getByRole('heading', { level: 1, name: 'Magnesium' })).toBeVisible();
});

test('a line that goes down and comes back is told', async ({ page, context }) => {
  await page.goto('/minerals.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The shop has taken over from the boot page, and listens.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  const icon = page.getByRole('img', { name: 'You are offline.' });
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(icon).toHaveCount(0);
  await context.setOffline(true);
  await expect(icon).toBeVisible();
  await expect(messages).toContainText('You are offline. Some features may be unavailable.');
  await context.setOffline(false);
  await expect(icon).toHaveCount(0);
  await expect(messages).toContainText('You are online.');
});

import { rm } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { signInWith } from './support/account';
import { secondShopPort } from './support/addresses';
import { overflowOf, violationsOf } from './support/audit';
import { makeDataFolder } from './support/dataFolder';
import { makeCustomer, startWithCart } from './support/shopApi';
import { type ShopServer, startShopServer } from './support/shopServer';
import { expect, test } from './support/test';

const places = (page: Page) => page.getByRole('list', { name: 'Places on the map' });

/** Brings the list of places, and with it the map, into the window. */
const openMap = async (page: Page, origin = ''): Promise<void> => {
  await page.goto(`${origin}/about-us`);
  await expect(places(page).getByRole('listitem')).toHaveCount(3);
  await places(page).scrollIntoViewIfNeeded();
};

test('without a map provider the places are drawn and listed, and nothing is fetched for it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openMap(page);
  const clifton = places(page).getByRole('listitem').filter({ hasText: 'Bristol, Clifton' });
  await expect(clifton.getByRole('link', { name: '0117 496 0111' })).toHaveAttribute('href', 'tel:01174960111');
  await expect(clifton.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir\/\?api=1&destination=51\.4549%2C-2\.6207$/,
  );
  await expect(places(page).locator('xpath=..').locator('svg')).toBeVisible();
  expect(fetched.filter((url) => /\/maps\//.test(url))).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test('the hero reaches from edge to edge of a wide window, and keeps together what an editor keeps together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  const slides = page.getByRole('main').getByRole('region', { name: /Know what you take/ });
  await expect(slides.getByRole('heading', { level: 2, name: 'Know what you take.' })).toBeInViewport();
  expect((await slides.boundingBox())?.width).toBeGreaterThan(1900);
  // Browsers list `white-space` by its parts.
  await expect(slides.getByText('Omega-3', { exact: true })).toHaveCSS('text-wrap-mode', 'nowrap');
  expect(await overflowOf(page)).toEqual([]);
});

test('a dynamic block is another for who signs in, and follows the cart', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/customer-service');
  await expect(main.getByText('Join Halewell')).toBeVisible();
  await page.goto('/delivery-and-returns');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.getByText(/Standard delivery is free for what is in your cart/)).toBeHidden();
  await startWithCart(page, 'HW-ZNP', 9);
  await page.goto('/delivery-and-returns');
  await expect(main.getByText(/Standard delivery is free for what is in your cart/)).toBeVisible();

  const customer = await makeCustomer(page.request, 'Dina');
  await page.goto('/sign-in');
  await signInWith(page, customer);
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('/customer-service');
  await expect(main.getByText('Good to see you again')).toBeVisible();
  await expect(main.getByText('Join Halewell')).toBeHidden();
});

test.describe('with a map provider', () => {
  // One shop is enough for them.
  test.describe.configure({ mode: 'default' });
  let shop: ShopServer;

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern, even an empty one.
  test.beforeAll(async ({}, { parallelIndex }) => {
    test.setTimeout(90_000);
    shop = await startShopServer(secondShopPort(parallelIndex), makeDataFolder(), { SHOP_MAPS_KEY: 'e2e' });
  });
  test.afterAll(async () => {
    await shop.stop();
    await rm(shop.dataFolder, { recursive: true });
  });

  test('its script comes with the map, under the strict policy, and pins and list open one popup', async ({ page }) => {
    await openMap(page, shop.origin);
    const pin = page.getByRole('main').getByRole('button', { name: 'Bristol, Clifton', exact: true });
    await expect(pin).toBeVisible();
    await pin.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog').filter({ hasText: '38 Princess Victoria Street' });
    await expect(popup.getByRole('link', { name: '0117 496 0111' })).toBeVisible();
    expect((await popup.boundingBox())?.width).toBeLessThanOrEqual(350);
    await places(page).getByRole('button', { name: 'Show Bristol, Wapping Wharf on the map' }).click();
    await expect(page.getByRole('dialog').filter({ hasText: 'Cargo 2' })).toBeVisible();
    await expect(popup).toBeHidden();
    expect(await overflowOf(page)).toEqual([]);
  });

  test('F-46: a script that does not come leaves the drawing', async ({ page }) => {
    await page.route('**/maps/api.js*', (route) => route.abort());
    await openMap(page, shop.origin);
    await expect(places(page).locator('xpath=..').locator('svg')).toBeVisible();
    await expect(places(page).getByRole('button')).toHaveCount(0);
  });
});

test('what shows on hover shows on focus too, and always where nothing can hover', async ({ page, isMobile }) => {
  await page.goto('/style-guide');
  await page.getByRole('heading', { name: 'Collage right, button on hover' }).scrollIntoViewIfNeeded();
  const action = page.locator('[data-button="hover"] a').first();
  const opacity = () => action.evaluate((link) => Number(getComputedStyle(link.parentElement ?? link).opacity));
  await expect(action).toBeAttached();
  if (!isMobile) {
    await expect.poll(opacity).toBe(0);
    await action.focus();
  }
  await expect.poll(opacity).toBe(1);
});

test('what an editor pads a row with comes to its gutter', async ({ page }) => {
  await page.goto('/style-guide');
  const row = page.getByText('Contained', { exact: true }).locator('xpath=ancestor::*[contains(@style, "--left")][1]');
  // The page takes the place of the first paint, which has the row, too.
  await expect(page.locator('#root').getByText('Contained', { exact: true })).toBeVisible();
  const box = await row.boundingBox();
  const words = await page.getByText('Contained', { exact: true }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect((words?.x ?? 0) - (box?.x ?? 0)).toBeGreaterThanOrEqual(16);
});

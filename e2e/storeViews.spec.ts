import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { secondShopPort } from './support/addresses';
import { overflowOf, violationsOf } from './support/audit';
import { makeDataFolder } from './support/dataFolder';
import { addToCart } from './support/shopFloor';
import { type ShopServer, startShopServer } from './support/shopServer';
import { expect, test } from './support/test';

/** The shop with its further store views is another one than that of all other journeys. */
let shop: ShopServer;
// One is enough for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop = await startShopServer(secondShopPort(test.info().parallelIndex), makeDataFolder(), {
    SHOP_STORE_VIEWS: 'demo',
  });
});
test.afterAll(async () => {
  await shop.stop();
  await rm(shop.dataFolder, { recursive: true });
});

const footer = (page: Page) => page.getByRole('contentinfo');

const choose = async (page: Page, trigger: RegExp, name: string): Promise<void> => {
  await footer(page).scrollIntoViewIfNeeded();
  await footer(page).getByRole('button', { name: trigger }).click();
  await footer(page).getByRole('button', { name, exact: true }).click();
};

test('F-18: a shopper changes currency and language on a product and keeps page and cart', async ({ page }) => {
  await page.goto(`${shop.origin}/zinc-picolinate.html`);
  const cart = await addToCart(page);
  await cart.getByRole('button', { name: 'Close' }).click();
  await choose(page, /^Currency: GBP £$/, 'EUR €');
  await expect(
    page
      .getByRole('main')
      .getByText(/^€11\.40$/)
      .first(),
  ).toBeVisible();

  await choose(page, /^Store: Halewell$/, 'Halewell Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Zinkpicolinat' })).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/zinkpicolinat.html`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(
    page
      .getByRole('main')
      .getByText(/^11,40\s€$/)
      .first(),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${shop.origin}/cart`);
  const lines = page.getByRole('main');
  await expect(lines).toContainText('Zinkpicolinat');
  await expect(lines).toContainText(/11,40\s€/);
  await expect(lines).not.toContainText('£');

  await page.goto(`${shop.origin}/mineralstoffe.html`);
  await choose(page, /^Shop: Halewell Deutsch$/, 'Halewell');
  await expect(page.getByRole('heading', { level: 1, name: 'Minerals' })).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/minerals.html`);
});

test('a path with the code of a store view is in its language from the first byte', async ({ page, request }) => {
  const opening = async (path: string) => /<html[^>]*>/.exec(await (await request.get(shop.origin + path)).text())?.[0];
  expect(await opening('/de')).toContain('lang="de-DE"');
  expect(await opening('/decaf')).toContain('lang="en-GB"');
  await page.goto(`${shop.origin}/de/zinkpicolinat.html`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zinkpicolinat' })).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/zinkpicolinat.html`);
});

/** Makes every word on the page 40 % longer, as other languages do. */
const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.parentElement?.closest('script, style, template')) continue;
      node.textContent = (node.textContent ?? '').replace(
        /\p{L}{2,}/gu,
        (word) => word + 'e'.repeat(Math.ceil(word.length * 0.4)),
      );
    }
  });

test('words that are 40 % longer fit into 390 and 320 px', async ({ page }) => {
  for (const path of [
    '/',
    '/minerals.html',
    '/zinc-picolinate.html',
    '/sign-in',
    '/contact-us',
    '/search.html?query=zinc',
  ]) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(shop.origin + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await footer(page).scrollIntoViewIfNeeded();
    await lengthenWords(page);
    expect(await overflowOf(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflowOf(page), `${path} at 320 px`).toEqual([]);
  }
});

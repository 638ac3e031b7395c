import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Pages of a shop: seen before the line goes, and not. */
export interface OfflineJourney {
  /** `words` are what the page says besides its heading. */
  seen: readonly { path: string; heading: string; words?: string }[];
  unseen: { path: string; heading: string };
  /** A product that goes into the cart. */
  product: { path: string; name: string };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ });

/** Walks through a shop whose line goes: what was seen stays, the rest says what is missing and comes by itself. */
export const walkOffline = async (page: Page, context: BrowserContext, journey: OfflineJourney): Promise<void> => {
  const { product, seen, unseen } = journey;
  await page.goto(product.path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(cart(page)).toBeAttached();
  for (const { path } of [...seen, { path: '/cart' }]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    // Pages are written to the cache when the browser is idle, which leaves no visible sign.
    await page.waitForTimeout(3000);
  }

  await context.setOffline(true);
  for (const { path, heading: text, words = '' } of seen) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(cart(page)).toBeVisible();
  }
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();

  await page.goto(unseen.path);
  await expect(heading(page)).toHaveText('You are offline.');
  await expect(page.getByRole('main')).toContainText('It opens by itself as soon as you are back online.');
  await expect(cart(page)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(unseen.heading);
};

import { expect, test } from './support/test';

declare global {
  interface Window {
    /** Places of the list, and cards in them, when the page took the first view's place. */
    firstList?: { places: number; cards: number };
  }
}

const list = 'main ul:has(> li > article)';

test.beforeEach(async ({ page }) => {
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      const grid = document.querySelector(`#root ${selector}`);
      if (!grid || document.getElementById('boot')) return;
      window.firstList = { places: grid.children.length, cards: grid.querySelectorAll(':scope > li > article').length };
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, list);
});

test('a first visit begins with the cards of its first view; the others come into their places', async ({ page }) => {
  await page.goto('/minerals.html');
  const cards = page.locator(`#root ${list} > li > article`);
  await expect(cards).toHaveCount(12);
  expect(await page.evaluate(() => window.firstList)).toEqual({ places: 12, cards: 6 });
});

test('who reloads a list further down finds all of it, at the same place', async ({ page }) => {
  await page.goto('/minerals.html');
  const last = page.locator(`#root ${list} > li > article`).nth(11);
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(400);
  await page.reload();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.firstList)).toEqual({ places: 12, cards: 12 });
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const list = '/minerals.html?limit=24';
const name = 'Magnesium Bisglycinate';

const isAboutProduct = (asked: { url: () => string }): boolean =>
  /operationName=ResolveURL/.test(asked.url()) && decodeURIComponent(asked.url()).includes('magnesium-bisglycinate');

/** Holds the answer about the product until it is let go, or fails it. */
const holdProduct = async (page: Page, isFailed = false): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => void (letGo = resolve));
  await page.route(/operationName=ResolveURL/, async (route) => {
    if (!isAboutProduct(route.request())) return route.fallback();
    await held;
    return isFailed ? route.abort() : route.fallback();
  });
  return letGo;
};

/** Without the prefetch of a pointer that comes near. */
const click = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().dispatchEvent('click');

test('a product that is clicked begins with what its card said', async ({ page }) => {
  const letGo = await holdProduct(page);
  await page.goto(list);
  const heading = page.getByRole('heading', { level: 1 });
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  const scrolled = await page.evaluate(() => Math.round(window.scrollY));
  expect(scrolled).toBeGreaterThan(0);
  await click(page);
  await expect(heading).toHaveText(name);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByText('The page is loading').or(page.getByRole('progressbar')).first()).toBeAttached();
  const { y } = (await heading.boundingBox()) ?? {};

  letGo();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first(),
  ).toBeVisible();
  await expect(heading).toHaveText(name);
  await expect(heading).toBeFocused();
  expect((await heading.boundingBox())?.y).toBeCloseTo(y ?? 0, 0);
  await page.goBack();
  await expect(heading).toHaveText('Minerals');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled);
});

test('a product that cannot be fetched says so, and Back leads to the list', async ({ page }) => {
  const letGo = await holdProduct(page, true);
  await page.goto(list);
  await click(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  letGo();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(heading).not.toHaveText(name);
  await page.goBack();
  await expect(heading).toHaveText('Minerals');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('who goes back before a product has come is on the list', async ({ page }) => {
  const letGo = await holdProduct(page);
  await page.goto(list);
  await click(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await page.goBack();
  await expect(heading).toHaveText('Minerals');
  const late = page.waitForResponse(isAboutProduct);
  letGo();
  await (await late).finished();
  await page.waitForLoadState('networkidle');
  await expect(heading).toHaveText('Minerals');
});

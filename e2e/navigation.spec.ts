import { expect, test } from './support/test';

test('F-29: fast clicks end on the last', async ({ page }) => {
  const waits = { terms: 2000, 'privacy-notice': 1200, 'delivery-and-returns': 400 };
  await page.route(/operationName=ResolveURL/, async (route) => {
    const url = decodeURIComponent(route.request().url());
    const wait = Object.entries(waits).find(([path]) => url.includes(path))?.[1] ?? 0;
    await new Promise((go) => setTimeout(go, wait));
    await route.fallback();
  });
  await page.goto('/about-us');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('We begin with the label.');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  // At once, without the prefetch of a pointer that comes near.
  for (const name of ['Terms', 'Privacy Notice', 'Delivery and returns'])
    await footer.getByRole('link', { name, exact: true }).first().dispatchEvent('click');
  await expect(page.getByRole('progressbar').or(page.getByText('The page is loading')).first()).toBeAttached();
  await expect(heading).toHaveText('Delivery and returns');
  await expect(page).toHaveURL(/\/delivery-and-returns$/);
  // The slower answers have come by now, and change nothing.
  await page.waitForTimeout(waits.terms);
  await expect(heading).toHaveText('Delivery and returns');
  await expect(page).toHaveTitle(/^Delivery and returns/);
});

test('back is there at once, at the same place', async ({ page }) => {
  await page.goto('/vitamins.html?limit=24');
  const card = page.getByRole('main').getByRole('article').nth(11).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page).not.toHaveURL(/vitamins\.html/);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart( £|$)/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const product = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Vitamins' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  await expect(card).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(product);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page that is not there helps on', async ({ page }) => {
  await page.goto('/no-such-thing.html');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Not here.' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  const field = main.getByRole('searchbox', { name: 'Search the shop' });
  await field.press('Enter');
  await expect(page).toHaveURL(/no-such-thing/);
  await field.fill('zinc');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “zinc”' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: 'Not here.' })).toBeVisible();
});

for (const [path, chunk] of [
  ['/track-my-order', 'page-track-order'],
  ['/wishlist', 'page-wishlist'],
  ['/order-history', 'page-order-history'],
  ['/forgot-password', 'page-password'],
  ['/address-book', 'page-account'],
] as const) {
  test(`${path} is known without asking what is there`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('operationName=ResolveURL')) asked.push(request.url());
    });
    // Before the shop itself runs, which would load the page in any case.
    await page.route(/\/static\/main\..*\.js/, async (route) => {
      await expect(page.locator(`head link[rel="preload"][href*="/${chunk}"]`).first()).toBeAttached();
      await route.fallback();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });
}

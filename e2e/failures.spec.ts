import type { Page } from '@playwright/test';

import { faults, strike } from './support/faults';
import { expect, test } from './support/ownShop';

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

test('a list, suggestions and parts of a page that fail say so, and trying again helps', async ({ page, shop }) => {
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' });
  await page.goto('/minerals.html');
  const list = main.getByRole('list', { name: 'Products in Minerals' });
  await expect(list.getByRole('article')).toHaveCount(12);
  await shop.setFaults(strike('ResolveURL', faults['status 500']));
  await main
    .getByRole('navigation', { name: 'Pages of the list' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .dispatchEvent('click');
  await expect(main).toContainText('The list could not be updated. You are still seeing the previous one.');
  await expect(list.getByRole('article')).toHaveCount(12);
  await shop.setFaults([]);
  await again.click();
  await expect(main.getByRole('status').filter({ hasText: 'products' })).toContainText('Page 2 of 2');
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
  await expect(main.getByRole('heading', { name: 'Search is not working' })).toBeVisible();
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
  await expect(main.getByRole('button', { name: /^Add to cart( £|$)/ }).first()).toBeEnabled();
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
  const messagesCode = page.waitForEvent('requestfinished', (request) => request.url().includes('/toasts.'));
  await page.goto('/minerals.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The shop has taken over from the boot page, listens, and has what it loads when it is idle: its messages, too. A busy
  // machine may take longer for that than the network is idle.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await messagesCode;
  await page.waitForLoadState('networkidle');
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

test('an error that nobody caught is reported, also when the page is left, and without what is personal', async ({
  page,
  db,
  uncaught,
}) => {
  // Errors are sent by what begins once the page is there, and asks for this: a busy machine may take longer for that than
  // the network is idle.
  const reporting = page.waitForRequest((request) => request.url().includes('/page-head.'));
  await page.goto('/vitamins.html?email=ann@example.com');
  await reporting;
  await page.evaluate(() => {
    window.reportError(new TypeError('No price for ann@example.com, +44 20 7946 0018'));
    window.location.assign('about:blank');
  });
  const found = () => db.all('SELECT message, error, release, route FROM page_error ORDER BY id DESC LIMIT 1');
  await expect.poll(found).toMatchObject([
    {
      message: expect.stringMatching(/^Unhandled error [A-Z\d]+$/),
      error: expect.stringMatching(/^TypeError: No price for \[e-mail\] \[number\]/),
      release: expect.stringMatching(/^main\.[0-9a-f]{6}$/),
      route: '/vitamins.html',
    },
  ]);
  uncaught.length = 0;
});

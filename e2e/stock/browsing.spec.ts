import type { Locator, Page } from '@playwright/test';

import { toTheTop, violationsOf } from '../support/audit';
import { crawl, readHead } from '../support/crawler';
import { refuseNotice } from '../support/everybody';
import { expect, isPhone, test } from '../support/test';

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

// Without motion: axe must not look at parts that are still moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1440, height: 900 };

/** Promises of the first shop and its extensions, which must not appear here. */
const foreignWords =
  /vitamin|supplement|capsule|Halewell|3-D Secure|30-day|gift card|subscri(?:be and|ption)|useful letter|could not be loaded|went wrong|no blocks/i;

test('home, menu and category of a shop that has no extension', async ({ page }, { project }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Tableware that is made to be used');
  // What is below the window comes when somebody goes there.
  await page.evaluate(() => window.scrollTo(0, window.innerHeight));
  await expect(cards(page).filter({ hasText: 'Dinner plate' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(foreignWords);

  if (isPhone(project.name)) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Main Menu' }).getByRole('link', { name: 'Plates', exact: true }).tap();
  } else {
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Plates' }).click();
  }
  await expect(heading(page, 'Plates')).toBeVisible();
  await expect(page).toHaveURL(/\/plates\.html$/);
  await expect(cards(page)).toHaveCount(6);
  await expect(page.locator('body')).not.toContainText(foreignWords);
});

test('every kind of product has a page of its own', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'It does not depend on the width.');
  const products = {
    'dinner-plate': 'Dinner plate',
    'studio-mug': 'Studio mug',
    'tableware-set': 'Tableware set',
    'dinner-set': 'Build your own dinner set',
    'pottery-class': 'Pottery class',
    'glaze-guide': 'Glaze guide',
    'seconds-plate': 'Plate, seconds',
  };
  for (const [key, name] of Object.entries(products)) {
    await page.goto(`/${key}.html`);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/£\d/);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body')).not.toContainText(foreignWords);
  }
});

test('the search finds products without any help of extensions', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'It does not depend on the width.');
  await page.goto('/search.html?query=mug');
  await expect(heading(page, /mug/)).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Studio mug' })).toBeVisible();
  await page.goto('/search.html?query=xyzzy');
  await expect(page.getByRole('main')).toContainText('xyzzy');
  await expect(page.locator('body')).not.toContainText(foreignWords);
});

test('an unknown address is a 404, a moved one leads on', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'It does not depend on the width.');
  await page.goto('/no-such-page.html');
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute('content', '404');
  await expect(page.locator('body')).not.toContainText(foreignWords);
  for (const [from, to] of [
    ['crockery', 'Plates'],
    ['new-arrivals', 'Mugs'],
  ] as const) {
    await page.goto(`/${from}.html`);
    await expect(heading(page, to)).toBeVisible();
  }
});

test('nothing is wrong with these pages for people with disabilities', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'The phone looks at them in both widths.');
  test.slow();
  const narrow = page.viewportSize() ?? wide;
  for (const path of ['/', '/mugs.html', '/studio-mug.html', '/tableware-set.html', '/dinner-set.html', '/cart']) {
    await page.setViewportSize(narrow);
    await page.goto(path);
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await page.waitForLoadState('networkidle');
      await toTheTop(page);
      expect(await violationsOf(page), `${path} at ${size.width} px`).toEqual([]);
    }
  }
});

test('a first visit costs few requests', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'It does not depend on the width.');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.url());
  });
  await page.goto('/plates.html');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const prefetched = asked.filter((url) => url.includes('ResolveURL')).slice(1);
  expect(asked.length - prefetched.length).toBeLessThanOrEqual(6);
  expect(asked.filter((url) => url.includes('ShopSettings'))).toHaveLength(1);
});

test.describe('a visitor who has answered nothing', () => {
  test.skip(({ isMobile }) => !isMobile, 'It does not depend on the width.');
  test.use({ storageState: { cookies: [], origins: [] } });

  test('can use and refuse the notice of cookies and storage', async ({ page }) => refuseNotice(page));
});

test('a crawler that obeys robots.txt finds home, lists and products', async ({ page, baseURL }, { project }) => {
  test.skip(!isPhone(project.name), 'It does not depend on the width.');
  const refused = await crawl(page, baseURL ?? '');
  const pages = [
    ['/', /\w/],
    ['/plates.html', /Plates/],
    ['/dinner-plate.html', /Dinner plate/],
    ['/studio-mug.html', /Studio mug/],
  ] as const;
  for (const [path, title] of pages) {
    await page.goto(path);
    await page.waitForFunction(() => window.prerenderReady, undefined, { timeout: 30_000 });
    await expect(page).toHaveTitle(title);
    expect(await readHead(page)).toMatchObject({ robots: undefined, status: undefined });
  }
  expect(refused).toEqual([]);
});

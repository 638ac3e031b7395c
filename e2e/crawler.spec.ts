import type { Page } from '@playwright/test';
import robotsParser from 'robots-parser';

import { expect, test } from './support/test';

/** Names itself as a crawler does that runs scripts. */
const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36';

test.use({ userAgent });

/** Plays a crawler that asks for nothing that robots.txt forbids, neither as a page nor for one. @returns what was refused. */
const crawl = async (page: Page, baseURL: string): Promise<string[]> => {
  const address = `${baseURL}/robots.txt`;
  const rules = robotsParser(address, await (await fetch(address)).text());
  const refused: string[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    // Of another host it is that host's file which counts.
    if (rules.isAllowed(url, 'Googlebot') !== false) return route.fallback();
    refused.push(new URL(url).pathname);
    await route.abort();
  });
  return refused;
};

const head = (page: Page) =>
  page.evaluate(() => ({
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
    status: document.querySelector<HTMLMetaElement>('meta[name="prerender-status-code"]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    preview: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
  }));

for (const [kind, path, title, words] of [
  ['home', '/', /Halewell/, /Vitamins/],
  ['a category', '/vitamins.html', /Vitamins/, /£\d/],
  ['a page of a category', '/vitamins.html?page=2', /Vitamins/, /£\d/],
  ['a product', '/zinc-picolinate.html', /Zinc Picolinate/, /£\d/],
  ['a product with variants', '/vitamin-c-slow-release.html', /Vitamin C/, /£\d/],
  ['a content page', '/about-us', /About/, /Halewell/],
  ['contact', '/contact-us', /Contact/, /Message/],
  ['the list of shops', '/stores', /./, /\w/],
  ['order tracking', '/track-my-order', /Track/, /order/i],
  ['certificates', '/batch-certificates', /certificate/i, /\w/],
  ['the finder', '/find-yours', /./, /\w/],
] as const) {
  test(`a crawler that obeys robots.txt finds ${kind}`, async ({ page, baseURL }) => {
    const refused = await crawl(page, baseURL ?? '');
    await page.goto(path);
    await page.waitForFunction(() => window.prerenderReady, undefined, { timeout: 30_000 });
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toContainText(words);
    const { robots, status, canonical, preview } = await head(page);
    expect([robots, status]).toEqual([undefined, undefined]);
    expect(canonical).toBe(`${baseURL}${path === '/stores' ? '/stores' : path}`);
    expect(preview).toMatch(title);
    expect(refused).toEqual([]);
  });
}

test('a crawler follows links on pages of search results, and lists none of them', async ({ page, baseURL }) => {
  const refused = await crawl(page, baseURL ?? '');
  await page.goto('/search.html?query=zinc');
  await expect(page.getByRole('main').getByRole('link', { name: /Zinc/ }).first()).toBeVisible();
  expect(await head(page)).toMatchObject({ robots: 'noindex, follow', status: undefined });
  expect(refused).toEqual([]);
});

for (const path of ['/', '/vitamins.html', '/zinc-picolinate.html', '/about-us', '/contact-us']) {
  for (const [kind, status] of [
    ['are blocked', undefined],
    ['are answered with 500', 500],
  ] as const) {
    test(`while questions for ${path} ${kind}, a crawler is told to come again`, async ({ page }) => {
      await page.route('**/graphql**', (route) =>
        status === undefined ? route.abort() : route.fulfill({ status, contentType: 'text/html', body: '<h1>Oops</h1>' }),
      );
      await page.goto(path);
      await expect(page.locator('main [data-failed], main h1').first()).toBeVisible({ timeout: 30_000 });
      await expect.poll(async () => (await head(page)).status, { timeout: 30_000 }).toBe('503');
      expect((await head(page)).robots).toBeUndefined();
    });
  }
}

test('a link to the shop is not bare for those who run no scripts', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/zinc-picolinate.html`)).text();
  expect(html).toContain('<title>Halewell</title>');
  for (const property of ['site_name', 'title', 'description', 'image', 'type'])
    expect(html).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+"`));
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await fetch(new URL(picture, baseURL))).headers.get('content-type')).toBe('image/jpeg');
});

import { crawl, crawlerAgent, readHead } from './support/crawler';
import { expect, test } from './support/test';

test.use({ userAgent: crawlerAgent });

for (const [kind, path, title, words] of [
  ['home', '/', /Halewell/, /Vitamins/],
  ['a category', '/vitamins.html', /Vitamins/, /£\d/],
  ['a page of a category', '/vitamins.html?page=2', /Vitamins/, /£\d/],
  ['a product', '/zinc-picolinate.html', /Zinc Picolinate/, /£\d/],
  ['a product with variants', '/vitamin-c-slow-release.html', /Vitamin C/, /£\d/],
  ['a content page', '/about-us', /About/, /Halewell/],
  ['contact', '/contact-us', /Contact/, /Message/],
  ['the list of shops', '/stores', /./, /\w/],
  ['certificates', '/batch-certificates', /certificate/i, /\w/],
  ['the finder', '/find-yours', /./, /\w/],
] as const) {
  test(`a crawler that obeys robots.txt finds ${kind}`, async ({ page, baseURL }) => {
    const refused = await crawl(page, baseURL ?? '');
    await page.goto(path);
    await page.waitForFunction(() => window.prerenderReady, undefined, { timeout: 30_000 });
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toContainText(words);
    const { robots, status, canonical, preview } = await readHead(page);
    expect([robots, status]).toEqual([undefined, undefined]);
    expect(canonical).toBe(`${baseURL}${path}`);
    expect(preview).toMatch(title);
    expect(refused).toEqual([]);
  });
}

test('a crawler follows links on pages of search results, and lists none of them', async ({ page, baseURL }) => {
  const refused = await crawl(page, baseURL ?? '');
  await page.goto('/search.html?query=zinc');
  await expect(page.getByRole('main').getByRole('link', { name: /Zinc/ }).first()).toBeVisible();
  expect(await readHead(page)).toMatchObject({ robots: 'noindex, follow', status: undefined });
  expect(refused).toEqual([]);
});

for (const path of ['/', '/vitamins.html', '/zinc-picolinate.html', '/about-us', '/contact-us']) {
  for (const [kind, status] of [
    ['are blocked', undefined],
    ['are answered with 500', 500],
  ] as const) {
    test(`while questions for ${path} ${kind}, a crawler is told to come again`, async ({ page }) => {
      await page.route('**/graphql**', (route) =>
        status === undefined
          ? route.abort()
          : route.fulfill({ status, contentType: 'text/html', body: '<h1>Oops</h1>' }),
      );
      await page.goto(path);
      await expect(page.locator('main [data-failed], main h1').first()).toBeVisible({ timeout: 30_000 });
      await expect.poll(async () => (await readHead(page)).status, { timeout: 30_000 }).toBe('503');
      expect((await readHead(page)).robots).toBeUndefined();
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

test('title, description and address survive other scripts, and the shop goes on', async ({ page, baseURL }) => {
  await page.goto('/vitamins.html');
  await page.waitForFunction(() => window.prerenderReady);
  const description = () => page.locator('head > meta[name="description"]');
  const told = await description().getAttribute('content');
  // As a tag manager, a renamer of tabs and a translation do.
  await page.evaluate(() => {
    document.head.querySelector('title')?.remove();
    document.head.querySelector('meta[name="description"]')?.remove();
    document.head.querySelector('link[rel="canonical"]')?.remove();
    const title = document.createElement('title');
    title.textContent = '(1) News';
    const meta = document.createElement('meta');
    meta.name = 'description';
    meta.content = 'Other';
    document.head.append(title, meta);
  });
  await expect(page).toHaveTitle(/^Vitamins/);
  await expect(description()).toHaveAttribute('content', told ?? '');
  await expect(description()).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/vitamins.html`);
  await page.evaluate(() =>
    document.head.querySelectorAll('title, meta[name], link[rel="canonical"]').forEach((tag) => tag.remove()),
  );
  const card = page.getByRole('main').getByRole('article').getByRole('link').first();
  await card.click();
  await expect(page).toHaveURL(/\.html$/);
  await expect(page).not.toHaveURL(/vitamins\.html/);
  await expect(page).not.toHaveTitle(/^Vitamins/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await page.goBack();
  await expect(page).toHaveTitle(/^Vitamins/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vitamins' })).toBeVisible();
});

import type { Page } from '@playwright/test';

import { port } from './support/addresses';
import { type ChangingProxy, startChangingProxy } from './support/changingProxy';
import { expect, test } from './support/test';

// Requests that a journey answers itself switch the browser's cache off, and then every page counts as loaded again.
test.use({ serviceWorkers: 'allow', pictures: 'real' });

let proxy: ChangingProxy;
test.beforeAll(async () => {
  proxy = await startChangingProxy(port);
});
test.afterEach(() => proxy.answer());
test.afterAll(() => proxy.stop());

// No page with a wallet: its frame is for the shop's own origin.
const path = '/minerals.html';
const question = /operationName=ResolveURL.*minerals\.html/;

const keptPages = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cache = await caches.open('answers-v1');
    return (await cache.keys()).filter(({ url }) => url.includes('/answers/ResolveURL/minerals.html')).length;
  });

/** The answer with another price of its last product, of which nothing else asks: it is out of view. */
const withLastPrice = (told: string, value: number): string => {
  const start = told.lastIndexOf('"price_range"');
  const end = told.indexOf('"maximum_price"', start);
  const prices = told.slice(start, end).replaceAll(/"value":[\d.]+/g, `"value":${value}`);
  return told.slice(0, start) + prices + told.slice(end);
};

const newPrice = (page: Page) => page.getByRole('main').getByText('£8.75').first();

const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-checking'));

test('a later visit begins with what was kept, marked until the backend confirms it, and keeps the newest', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  const first = page.waitForResponse((response) => question.test(response.url()));
  await page.goto(proxy.origin + path);
  const told = await (await first).text();
  await expect(page.getByRole('heading', { level: 1, name: 'Minerals' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  await expect.poll(() => keptPages(page)).toBe(1);
  await page.close();

  // A price has changed since: what was kept is shown, and then what is so.
  proxy.answer(question, { type: 'application/json', body: withLastPrice(told, 8.75) });
  const second = await context.newPage();
  const asked: string[] = [];
  second.on('request', (request) => {
    if (question.test(request.url())) asked.push(request.url());
  });
  await second.goto(proxy.origin + path);
  await expect(newPrice(second)).toBeAttached();
  await expect.poll(() => isMarked(second)).toBe(false);
  // What was kept came with the page: it was only asked whether it is still so.
  expect(asked).toHaveLength(1);
  expect(await keptPages(second)).toBe(1);
  await second.close();

  // Nobody can be asked: the newest price is there, and said to be unconfirmed.
  await context.setOffline(true);
  const third = await context.newPage();
  await third.goto(proxy.origin + path);
  await expect(newPrice(third)).toBeAttached();
  expect(await isMarked(third)).toBe(true);
  await expect(third.getByText('Prices and stock are being checked.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => isMarked(third)).toBe(false);
});

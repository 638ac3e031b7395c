import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

const shopScript = /\/static\/main\.[^/]*\.js$/;
/** What only the shop itself needs: its scripts, its styles and its fonts. */
const shopFiles = /\/static\/(?:(?:main|vendor)\.[^/]*\.(?:js|css)|fonts\/[^/]+)$/;
const libraries = /\/static\/vendor-react\.[^/]*\.js$/;
// The stand-ins for pictures are given by the browser itself, past the routes of a test.
test.use({ pictures: 'real' });

const firstPicture = /\/media\/catalog\/product\/.*-front\.jpg/;

/** Holds the requests for an address until they are let go. */
const hold = async (page: Page, address: RegExp): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route: Route) => {
    await held;
    await route.fallback();
  });
  return letGo;
};

const countRequests = (page: Page, address: RegExp): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (address.test(request.url())) count += 1;
  });
  return () => count;
};

test('the first picture of a product has the line to itself', async ({ page }) => {
  const letLibrariesGo = await hold(page, libraries);
  const letPictureGo = await hold(page, firstPicture);
  const scripts = countRequests(page, shopScript);
  const files = countRequests(page, shopFiles);
  const pictures = countRequests(page, firstPicture);
  await page.goto('/magnesium-bisglycinate.html', { waitUntil: 'commit' });
  await expect.poll(pictures).toBeGreaterThan(0);
  await expect(page.locator('#boot h1')).toHaveText('Magnesium Bisglycinate');
  expect(files()).toBe(0);

  letPictureGo();
  await expect.poll(scripts).toBe(1);
  letLibrariesGo();
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText('Magnesium Bisglycinate');
});

test('a picture or an answer that does not come keeps nobody from shopping', async ({ page }) => {
  await hold(page, firstPicture);
  await page.goto('/magnesium-bisglycinate.html', { waitUntil: 'commit' });
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText('Magnesium Bisglycinate');

  const letAnswerGo = await hold(page, /operationName=ResolveURL/);
  const scripts = countRequests(page, shopScript);
  await page.goto('/minerals.html', { waitUntil: 'commit' });
  await expect.poll(scripts).toBe(1);
  letAnswerGo();
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText('Minerals');
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

/** A request of the shop that may carry a preview. */
interface Sent {
  name: string;
  method: string;
  version: string | undefined;
  authorization: string | undefined;
}

/** What the shop asks GraphQL for from now on. */
const listen = (page: Page): Sent[] => {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/graphql')) return;
    const { 'preview-version': version, authorization } = request.headers();
    const name =
      new URL(request.url()).searchParams.get('operationName') ??
      /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ??
      '';
    sent.push({ name, method: request.method(), version, authorization });
  });
  return sent;
};

const isPreviewed = ({ version }: Sent): boolean => version !== undefined;

const schedule = async (page: Page, kind: string, target: string, values: Record<string, string>): Promise<void> => {
  await page.goto(`/__office/edit/${kind}?target=${target}`);
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await page.getByRole('radio', { name: /later/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Scheduled. Preview it below.')).toBeVisible();
};

/** Previews a scheduled change, and gives the shop in its frame. */
const preview = async (page: Page, name: string) => {
  await page
    .getByRole('link', { name: `Preview ${name}`, exact: true })
    .first()
    .click();
  const shop = page.frameLocator('#preview-frame');
  await expect(shop.getByRole('region', { name: 'Preview' })).toBeVisible();
  return shop;
};

test('an editor previews a scheduled home page, category and price, and nobody else sees them', async ({ page }) => {
  await schedule(page, 'category', 'minerals', { 'Name *': 'Winter minerals' });
  await schedule(page, 'product', 'HW-ZNP', { 'Price *': '1.99', 'Special price': '' });
  await page.goto('/__office/edit/page?target=home');
  const content = await page.getByLabel('Content *').inputValue();
  await schedule(page, 'page', 'home', {
    'Content *': content.replace(/<h2([^>]*)>[^<]+</, '<h2$1>Winter is coming<'),
  });

  const sent = listen(page);
  let shop = await preview(page, 'Page home');
  await expect(shop.getByRole('heading', { name: 'Winter is coming' })).toBeVisible();
  const previewed = sent.filter(isPreviewed);
  expect(previewed.map(({ name }) => name)).toEqual(expect.arrayContaining(['ResolveURL', 'ShopSettings']));
  for (const { method, authorization, version } of previewed)
    expect([method, authorization?.startsWith('Bearer '), version?.length]).toEqual(['POST', true, 10]);

  shop = await preview(page, 'Category minerals');
  await expect(shop.getByRole('heading', { level: 1, name: 'Winter minerals' })).toBeVisible();
  shop = await preview(page, 'Price HW-ZNP');
  await expect(shop.getByRole('main').getByText('£1.99').first()).toBeVisible();
  // What is personal, or no content, is asked for as ever.
  const others = ['getUserConfig', 'GetCustomer', 'GetReCaptchaFormConfig', 'NewsletterConsentTexts'];
  expect(sent.filter(isPreviewed).filter(({ name }) => others.includes(name))).toEqual([]);

  page.once('framenavigated', () => sent.splice(0));
  await shop.getByRole('button', { name: 'Exit preview' }).click();
  await expect(shop.getByRole('region', { name: 'Preview' })).toBeHidden();
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shop.getByText('£1.99')).toHaveCount(0);
  expect(sent.filter(isPreviewed)).toEqual([]);
});

test('the values of a preview are gone after ten seconds, and the next page is the shop as it is', async ({ page }) => {
  await schedule(page, 'category', 'omegas', { 'Name *': 'Winter omegas' });
  const shop = await preview(page, 'Category omegas');
  await expect(shop.getByText('The preview has ended.')).toBeVisible({ timeout: 15_000 });
  await expect(shop.getByRole('heading', { level: 1, name: 'Winter omegas' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('preview')));
  expect(kept).toEqual([]);
  const sent = listen(page);
  await shop
    .getByRole('link', { name: /^Home$|Halewell/ })
    .first()
    .click();
  await expect(shop.getByRole('region', { name: 'Preview' })).toBeHidden();
  await expect(shop.getByRole('heading', { level: 1 })).not.toHaveText('Winter omegas');
  expect(sent.filter(isPreviewed)).toEqual([]);
});

test.describe('a stranger', () => {
  let server: Server;

  test.beforeAll(async () => {
    server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<iframe></iframe>'));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  test.afterAll(() => server.close());

  test('A-07: neither frames the shop nor is listened to', async ({ page, baseURL, uncaught }) => {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.locator('iframe').evaluate((frame, address) => frame.setAttribute('src', address), `${baseURL}/`);
    await expect.poll(() => uncaught.join()).toContain('frame-ancestors');
    await expect(page.frameLocator('iframe').getByRole('banner')).toBeHidden();
    uncaught.splice(0);

    // A shop that stands in no frame has no window around it to listen to.
    await page.goto('/');
    const sent = listen(page);
    await page.evaluate(() => {
      const message = { authorization: 'Bearer stolen', previewVersion: '1796029200' };
      for (let count = 0; count < 100; count += 1) window.postMessage(message, '*');
    });
    await page.getByRole('link', { name: 'Halewell' }).first().click();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('preview')))).toEqual([]);
    expect(sent.filter(isPreviewed)).toEqual([]);
  });
});

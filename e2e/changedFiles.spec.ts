import type { Page } from '@playwright/test';

import { port } from './support/addresses';
import { type ChangingProxy, startChangingProxy } from './support/changingProxy';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

declare global {
  interface Window {
    tampered?: boolean;
  }
}

let proxy: ChangingProxy;
test.beforeAll(async () => {
  proxy = await startChangingProxy(port);
});
test.afterAll(() => proxy.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Files that the service worker keeps of those that came in the proxy's place. */
const keptFiles = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const found: string[] = [];
    for (const key of await caches.keys())
      for (const { url } of await (await caches.open(key)).keys()) if (url.includes(name)) found.push(url);
    return found;
  }, part);

test('F-30, F-32: a part that is gone or not the shop’s own is neither run nor kept; one reload, then a way on', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${proxy.origin}/vitamins.html`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => (loads += 1));

  for (const { path, part, title, answer } of [
    {
      path: '/contact-us',
      part: 'page-contact',
      title: /^contact us$/i,
      answer: { type: 'text/javascript', body: 'window.tampered = true;' },
    },
    {
      path: '/track-my-order',
      part: 'page-track-order',
      title: /track/i,
      answer: { type: 'text/html', body: '<h1>Sign in to this network</h1>' },
    },
    {
      path: '/forgot-password',
      part: 'page-password',
      title: /password/i,
      answer: { status: 404, type: 'text/plain', body: '' },
    },
  ]) {
    // A page is reloaded for this once in a minute.
    await page.evaluate(() => window.sessionStorage.clear());
    proxy.answer(new RegExp(`/static/${part}\\..*\\.js`), answer);
    loads = 0;
    await page.goto(`${proxy.origin}${path}`);
    await expect(heading(page)).toHaveText('Oops!');
    expect(loads).toBe(2);
    await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
    expect(await page.evaluate(() => window.tampered)).toBeUndefined();
    expect((await keptFiles(page, part)).filter((url) => url.endsWith('.js'))).toEqual([]);

    proxy.answer();
    await page.goto(`${proxy.origin}${path}`);
    await expect(heading(page)).toHaveText(title);
    expect(await keptFiles(page, part)).not.toEqual([]);
  }
});

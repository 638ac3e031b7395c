import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { versionsPort } from './support/addresses';
import { makeDataFolder } from './support/dataFolder';
import { standStill } from './support/standStill';
import { type ShopServer, startShopServer } from './support/shopServer';
import { expect, test } from './support/test';

const stockDist = join(import.meta.dirname, '../.cache/stock');
/** The shop's other build: to a worker it is a new version like any other. */
const nextBuild = { BACKEND_PROFILE: 'stock', DIST_DIR: stockDist };

// Without stand-ins for pictures: they are a route of Playwright's, and the requests of workers would go through it, too.
test.use({ serviceWorkers: 'allow', pictures: 'real' });

// One after the other: both start their shops at the same port.
test.describe.configure({ mode: 'default' });

const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

/** What a browser does by itself from time to time. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

const offer = (page: Page) => page.getByText('A new version of the shop is ready.');

/** Whether the parts that follow the worker and show a message have been loaded. */
const loadedWhenIdle = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['persistence', 'toasts'].map((chunk) => names.some((name) => name.includes(`/static/${chunk}.`)));
  });

/** The worker that a page has and the one that waits, each by its state; a page that is just loading again says nothing. */
const workersOf = (page: Page): Promise<{ active?: string | undefined; waiting?: string | undefined } | undefined> =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { active: registration?.active?.state, waiting: registration?.waiting?.state };
    })
    .catch(() => undefined);

const statusOf = (page: Page, file: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, file);

const mainScript = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/static/main"]')?.src ?? '');

test('a former worker that waits for a picture keeps nobody from the new version', async ({ page }) => {
  test.setTimeout(180_000);
  const dataFolder = makeDataFolder();
  let shop: ShopServer = await startShopServer(versionsPort, dataFolder);
  try {
    await page.goto(`${shop.origin}/vitamins.html`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => loadedWhenIdle(page)).toEqual([true, true]);
    // What the first touch loads is gone from the server later, and the page would be loaded again for it.
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    const former = await mainScript(page);
    await shop.stop();
    shop = await startShopServer(versionsPort, dataFolder, nextBuild);
    await lookForUpdate(page);
    await expect(offer(page)).toBeVisible();
    await shop.setFaults([{ target: { media: 'never' }, fault: { kind: 'delay', milliseconds: 30_000 } }]);
    await page.evaluate(() => void fetch('/media/never.png').catch(() => undefined));

    await standStill(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => mainScript(page).catch(() => former), { timeout: 15_000 }).not.toBe(former);
    expect(await workersOf(page)).toEqual({ active: 'activated', waiting: 'installed' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  } finally {
    // With its worker, which waits for the picture still.
    await page.context().close();
    await shop.stop();
    await rm(dataFolder, { recursive: true });
  }
});

test('F-33, F-34: a new version waits for the shopper, leaves the checkout alone, and can be switched off again', async ({
  context,
  page,
}) => {
  test.setTimeout(180_000);
  const dataFolder = makeDataFolder();
  let shop: ShopServer = await startShopServer(versionsPort, dataFolder);
  const deploy = async (settings: Record<string, string>): Promise<void> => {
    await shop.stop();
    shop = await startShopServer(versionsPort, dataFolder, settings);
  };
  const off = mkdtempSync(join(tmpdir(), 'halewell-off-'));
  try {
    await page.goto(`${shop.origin}/vitamins.html`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const other = await context.newPage();
    await other.goto(`${shop.origin}/minerals.html`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Minerals');
    const checkout = await context.newPage();
    await checkout.goto(`${shop.origin}/checkout`);
    await expect(checkout.getByRole('banner')).toBeVisible();
    const former = await mainScript(checkout);
    // What the first touch loads would keep the former worker busy, or be gone from the server, when Reload is pressed.
    for (const each of [page, other]) await each.keyboard.press('Tab');
    for (const each of [page, other, checkout]) await each.waitForLoadState('networkidle');
    // What a page loads when it is idle, and says with it that there is a new version, is gone from the server after that.
    for (const each of [page, other]) await expect.poll(() => loadedWhenIdle(each)).toEqual([true, true]);
    const loads = [page, other, checkout].map(countLoads);

    await deploy(nextBuild);
    await lookForUpdate(page);
    await expect(offer(page)).toBeVisible();
    await expect(offer(other)).toBeVisible();
    await expect(offer(checkout)).toHaveCount(0);
    // The web server has it no longer.
    expect((await fetch(former)).status).toBe(404);
    expect(await statusOf(page, former)).toBe(200);

    await standStill(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    // One step after the other, so that a failure says which of them did not come.
    await expect(offer(page)).toHaveCount(0);
    // Mostly at once: the former worker has nothing to finish.
    await expect.poll(() => workersOf(page), { timeout: 60_000 }).toEqual({ active: 'activated', waiting: undefined });
    await expect.poll(() => loads.map((count) => count())).toEqual([1, 1, 0]);
    await expect.poll(() => mainScript(page)).not.toBe(former);
    expect(await statusOf(checkout, former)).toBe(200);
    await page.waitForTimeout(2000);
    expect(loads.map((count) => count())).toEqual([1, 1, 0]);

    cpSync(stockDist, off, { recursive: true });
    copyFileSync(join(off, 'worker-off.js'), join(off, 'sw.js'));
    for (const end of ['.br', '.gz']) rmSync(join(off, `sw.js${end}`), { force: true });
    await deploy({ ...nextBuild, DIST_DIR: off });
    await other.close();
    await checkout.close();
    await lookForUpdate(page);
    await expect.poll(() => workersOf(page)).toEqual({ active: undefined, waiting: undefined });
    await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => ['?'])).toEqual([]);
    await page.goto(`${shop.origin}/`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    await page.close();
    await shop.stop();
    await rm(dataFolder, { recursive: true });
    rmSync(off, { recursive: true });
  }
});

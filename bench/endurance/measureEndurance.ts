import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { startShop } from '../lab/startShop';
import { writeResult } from '../writeResult';
import { type PageMemory, readKept, readMemory } from './browserUse';

const pages = Number(process.env.ENDURANCE_PAGES ?? 200);
const navigations = Number(process.env.ENDURANCE_NAVIGATIONS ?? 300);
/** Navigations between two readings. */
const readEvery = 50;
/** Milliseconds in which a page writes what it keeps, which it does when it is idle. */
const settleMs = 400;

/** Paths of the shop's own sitemap, in the order that it has them. */
const readPaths = async (origin: string): Promise<string[]> => {
  const addressesIn = async (path: string): Promise<string[]> =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const parts = await addressesIn('/sitemap.xml');
  const lists = await Promise.all(parts.filter((path) => path.endsWith('.xml')).map(addressesIn));
  const paths = lists.flat();
  if (paths.length === 0) throw new Error('The sitemap names no page.');
  return paths;
};

const heading = (page: Page) => page.locator('main h1').first();

/** Opens pages one after the other, each by its address, as over many visits. */
const visit = async (context: BrowserContext, origin: string, paths: readonly string[]) => {
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept: Record<string, unknown> = {};
  for (let count = 1; count <= pages; count += 1) {
    await page.goto(origin + (paths[count % paths.length] ?? '/'));
    await heading(page).waitFor();
    await page.waitForTimeout(settleMs);
    if (count % readEvery === 0) kept[`after${count}`] = await readKept(page);
  }
  await page.close();
  return kept;
};

const product = 'main article :is(h2, h3) a';
/** Links of one round; after each round the browser goes back once. What grows is not what the visitor has seen more of. */
const round = ['a[href="/vitamins.html"]', product, 'a[href="/minerals.html"]', product, 'a[href="/"]'];

const follow = async (page: Page, selector: string): Promise<void> => {
  const before = page.url();
  // Links in menus and far below count, too.
  await page.locator(selector).first().dispatchEvent('click');
  await page.waitForURL((url) => url.href !== before);
};

/** Goes from page to page within one document. */
const walk = async (context: BrowserContext, origin: string): Promise<Record<string, PageMemory>> => {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Performance.enable');
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  const memory: Record<string, PageMemory> = {};
  for (let count = 1; count <= navigations; count += 1) {
    const selector = round[(count - 1) % (round.length + 1)];
    if (selector === undefined) await page.goBack();
    else await follow(page, selector);
    await page.locator('main').getByRole('heading').first().waitFor();
    await page.waitForTimeout(settleMs);
    if (count % readEvery === 0) memory[`after${count}`] = await readMemory(browser);
  }
  await page.close();
  return memory;
};

/**
 * What a browser keeps of the shop after many pages, and what its memory does during a long walk in one document: both
 * have to stay within bounds. Caches are read after each 50 of 200 pages (`ENDURANCE_PAGES`), memory after each 50 of 300
 * navigations (`ENDURANCE_NAVIGATIONS`), with its garbage collected.
 */
export const measureEndurance = async (): Promise<void> => {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  try {
    const origin = `http://localhost:${shop.port}`;
    const paths = await readPaths(origin);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
    const kept = await visit(context, origin, paths);
    const desktop = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const memory = await walk(desktop, origin);
    const readings = Object.values(memory);
    const [first, last] = [readings[0]?.heapMiB ?? NaN, readings.at(-1)?.heapMiB ?? NaN];
    writeResult('endurance', {
      pages,
      differentPages: Math.min(pages, paths.length),
      kept,
      navigations,
      memory,
      heapGrowthPercent: Number(((last / first - 1) * 100).toFixed(1)),
    });
  } finally {
    await browser.close();
    shop.stop();
  }
};

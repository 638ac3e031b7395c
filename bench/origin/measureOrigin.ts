import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { writeResult } from '../writeResult';
import { recordWalk, type Sent } from './recordVisits';
import { simulateVisits, type Recorded } from './simulate';
import { startVarnish } from './varnish';

const root = join(import.meta.dirname, '..', '..');
const ports = { shop: 19_180, cache: 19_182, gateway: 19_183 };
const origin = `http://localhost:${ports.gateway}`;
const visits = 1000;

const categories = ['plates', 'bowls', 'mugs', 'vases', 'gift-sets', 'workshops'];
const products = [
  'dinner-plate',
  'studio-mug',
  'cereal-bowl',
  'bud-vase',
  'dinner-set',
  'tableware-set',
  'glaze-guide',
];

const start = async (script: string, probe: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DIST_DIR: '.cache/stock', ...environment },
  });
  for (let attempt = 0; attempt < 120 && child.exitCode === null; attempt += 1) {
    const answer = await fetch(probe).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill('SIGTERM');
  throw new Error(`${script} did not start.`);
};

/** Looks at a page and waits until everything on it has come. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
};

/** Puts the open product into the cart. */
const fillCart = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await page.getByRole('dialog', { name: /^Your cart/ }).waitFor();
};

const openFirstProduct = async (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first().click();

const record = async (browser: Browser): Promise<Recorded> => {
  const product = (page: Page): Promise<void> => visit(page, '/bud-vase.html');
  const withCart = async (page: Page): Promise<void> => {
    await product(page);
    await fillCart(page);
  };
  const landings: Sent[][] = [];
  for (const path of ['/', ...[...categories, ...products].map((key) => `/${key}.html`)]) {
    landings.push(await recordWalk(browser, (page) => visit(page, path)));
  }
  const furtherPages: Sent[][] = [];
  for (const category of categories) {
    furtherPages.push(await recordWalk(browser, openFirstProduct, (page) => visit(page, `/${category}.html`)));
  }
  const cartPage = async (page: Page): Promise<void> => {
    await fillCart(page);
    await visit(page, '/cart');
  };
  return {
    landings,
    furtherPages,
    cart: await recordWalk(browser, cartPage, product),
    order: await recordWalk(browser, (page) => visit(page, '/checkout'), withCart),
  };
};

const send = async ({ path, headers }: Sent): Promise<void> => {
  const answer = await fetch(`http://127.0.0.1:${ports.cache}${path}`, { headers });
  await answer.arrayBuffer();
};

const share = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(3));

/**
 * How many requests of 1,000 visits reach a backend behind Varnish. A browser records what landing pages, further pages,
 * a filled cart and a checkout send; the visits put these together in usual shares and send the queries by GET again.
 * Requests by POST (carts, customers, orders) always reach the backend, and are counted without being sent.
 */
export const measureOrigin = async (): Promise<void> => {
  const stops: (() => unknown)[] = [];
  try {
    const shop = await start('backend/main.ts', `http://localhost:${ports.shop}/`, {
      BACKEND_PROFILE: 'stock',
      PORT: String(ports.shop),
      SHOP_ORIGIN: origin,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'halewell-bench-')),
    });
    stops.push(() => shop.kill('SIGTERM'));
    const varnish = await startVarnish(ports.cache, ports.shop);
    stops.push(varnish.stop);
    const gateway = await start('gateway/main.ts', `${origin}/`, {
      PORT: String(ports.gateway),
      BACKEND_ORIGIN: `http://127.0.0.1:${ports.cache}`,
    });
    stops.push(() => gateway.kill('SIGTERM'));
    const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
    stops.push(() => browser.close());
    const recorded = await record(browser);
    const requests = simulateVisits(visits, recorded).flat();
    const queries = requests.filter(({ method }) => method === 'GET');
    const posted = requests.length - queries.length;
    const before = varnish.counts();
    for (const query of queries) await send(query);
    const after = varnish.counts();
    const fetched = after.backend - before.backend;
    const isMedia = ({ path }: Sent): boolean => path.startsWith('/media/');
    writeResult('origin', {
      visits,
      requests: requests.length,
      byGet: { graphql: queries.filter((query) => !isMedia(query)).length, media: queries.filter(isMedia).length },
      byPost: posted,
      reachBackend: { fetched, posted, all: fetched + posted },
      kept: share(queries.length - fetched, queries.length),
      perThousandVisits: { withCache: fetched + posted, without: requests.length },
      firstVisitOfCategory: recorded.landings[1]?.filter(({ path }) => path.startsWith('/graphql')).length,
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
};

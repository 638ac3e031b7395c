// Page loads and the click from category to product under the lab's conditions (docs/operations.md).
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { startLabServer } from './lab/labServer';
import { measureClick } from './lab/measureClick';
import { measurePage, type PageFigures } from './lab/measurePage';
import { median, writeResult } from './writeResult';

const root = join(import.meta.dirname, '..');
const shopPort = 19_080;
const labPort = 19_443;
const runs = Number(process.env.BENCH_RUNS ?? 3);
const pages = { home: '/', category: '/minerals.html', product: '/magnesium-bisglycinate.html' };
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const medians = (figures: readonly PageFigures[]): Record<string, number> => {
  const [first] = figures;
  if (!first) return {};
  return Object.fromEntries(
    Object.keys(first).map((name) => [
      name,
      Number(
        median(figures.map((figure) => Number(Reflect.get(figure, name)))).toFixed(name === 'layoutShift' ? 4 : 0),
      ),
    ]),
  );
};

const waitFor = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The shop did not start.');
};

const shop = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
  cwd: root,
  stdio: 'ignore',
  env: {
    ...process.env,
    PORT: String(shopPort),
    PAYMENT_PORT: String(shopPort + 1),
    // A data folder that has all pictures drawn already gives the quietest figures.
    DATA_DIR: process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'halewell-bench-')),
  },
});
try {
  await waitFor(`http://localhost:${shopPort}/graphql?query=%7BstoreConfig%7Bstore_code%7D%7D`);
  const stopLab = await startLabServer(labPort, shopPort);
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: flags,
  });
  const address = (path: string) => `https://localhost:${labPort}${path}`;
  const result: Record<string, unknown> = { runs };

  // Pictures are drawn at the first request: a visitor of a running shop never waits for that.
  for (const path of Object.values(pages)) await measurePage(browser, address(path));

  // The pages take turns, so that a busy moment of the machine hits all of them.
  const figures: Record<string, PageFigures[]> = { home: [], category: [], product: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [name, path] of Object.entries(pages)) figures[name]?.push(await measurePage(browser, address(path)));
  }
  for (const [name, list] of Object.entries(figures)) result[name] = medians(list);

  const clicks: Record<string, number[]> = { cold: [], prefetched: [] };
  for (let run = 0; run < runs; run += 1) {
    clicks.cold?.push(await measureClick(browser, address(pages.category), false));
    clicks.prefetched?.push(await measureClick(browser, address(pages.category), true));
  }
  result.clickCategoryToProduct = Object.fromEntries(
    Object.entries(clicks).map(([name, values]) => [name, Math.round(median(values))]),
  );

  await browser.close();
  stopLab();
  writeResult('pages', result);
} finally {
  shop.kill('SIGTERM');
}

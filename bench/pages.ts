// Page loads and the click from category to product under the lab's conditions (docs/operations.md).

import { chromium } from '@playwright/test';

import { anyCertificate, browserFlags, browserPath } from '../e2e/support/browser';
import { startLabServer } from './lab/labServer';
import { measureClick } from './lab/measureClick';
import { measurePage, type PageFigures } from './lab/measurePage';
import { measureSecondVisit } from './lab/measureSecondVisit';
import { startEmptyPage } from './lab/startEmptyPage';
import { startShop } from './lab/startShop';
import { median, writeResult } from './writeResult';

const labPort = 19_443;
const emptyPort = 19_441;
const emptyLabPort = 19_442;
const labOrigin = `https://localhost:${labPort}`;
/** Milliseconds of the lab's line, there and back. */
const lineMs = 150;
const runs = Number(process.env.BENCH_RUNS ?? 3);
const pages = { home: '/', category: '/minerals.html', product: '/magnesium-bisglycinate.html' };

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

const shop = await startShop(labOrigin);
try {
  const stopLab = await startLabServer(labPort, shop.port);
  const endEmpty = await startEmptyPage(emptyPort);
  const stopEmptyLab = await startLabServer(emptyLabPort, emptyPort);
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags, anyCertificate] });
  const address = (path: string) => labOrigin + path;
  const result: Record<string, unknown> = { runs };

  // Pictures are drawn at the first request: a visitor of a running shop never waits for that.
  for (const path of Object.values(pages)) await measurePage(browser, address(path));

  // The pages take turns, so that a busy moment of the machine hits all of them.
  const figures: Record<string, PageFigures[]> = { home: [], category: [], product: [] };
  const empty: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    empty.push(await measurePage(browser, `https://localhost:${emptyLabPort}/`));
    for (const [name, path] of Object.entries(pages)) figures[name]?.push(await measurePage(browser, address(path)));
  }
  for (const [name, list] of Object.entries(figures)) result[name] = medians(list);
  // The same line and processor with nothing to do.
  result.emptyPage = { firstPaint: median(empty.map(({ firstPaint }) => firstPaint)) };
  stopEmptyLab();
  endEmpty();

  const clicks: Record<string, number[]> = { cold: [], prefetched: [] };
  for (let run = 0; run < runs; run += 1) {
    clicks.cold?.push(await measureClick(browser, address(pages.category), false));
    clicks.prefetched?.push(await measureClick(browser, address(pages.category), true));
  }
  result.clickCategoryToProduct = Object.fromEntries(
    Object.entries(clicks).map(([name, values]) => [name, Math.round(median(values))]),
  );

  stopLab();

  // The line is in the server here: the browser slows no request of a worker.
  const stopSlow = await startLabServer(labPort, shop.port, lineMs);
  const later: Record<string, PageFigures[]> = { home: [], category: [], product: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [name, path] of Object.entries(pages)) {
      later[name]?.push(await measureSecondVisit(browser, address(path)));
    }
  }
  result.secondVisit = Object.fromEntries(Object.entries(later).map(([name, list]) => [name, medians(list)]));
  stopSlow();

  await browser.close();
  writeResult('pages', result);
} finally {
  shop.stop();
}

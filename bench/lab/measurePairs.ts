import { chromium } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { median, writeResult } from '../writeResult';
import { startLabServer } from './labServer';
import { measurePage, type PageFigures } from './measurePage';
import { startShop } from './startShop';

const pages = { home: '/', category: '/minerals.html', product: '/magnesium-bisglycinate.html' };
const names = ['firstPaint', 'realContent', 'largestPaint', 'layoutShift', 'blocking', 'bytes'] as const;
const runs = Number(process.env.BENCH_RUNS ?? 7);

const medians = (figures: readonly PageFigures[]) =>
  Object.fromEntries(names.map((name) => [name, Number(median(figures.map((each) => each[name])).toFixed(4))]));

/**
 * Loads the pages of this build and of another checkout's by turns, under the lab's conditions, so that a busy moment of
 * the machine hits both. `BENCH_BASE` is the folder of the other checkout, which must be built.
 */
export const measurePairs = async (): Promise<void> => {
  const folder = process.env.BENCH_BASE;
  if (!folder) throw new Error('BENCH_BASE has to name the folder of a built checkout to compare with.');
  const origins = { before: 'https://localhost:19443', after: 'https://localhost:19444' };
  const shops = [
    await startShop(origins.before, { folder, port: 19_084 }),
    await startShop(origins.after, { folder: process.cwd(), port: 19_086 }),
  ] as const;
  const ends = [await startLabServer(19_443, shops[0].port), await startLabServer(19_444, shops[1].port)];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  try {
    const sides = Object.entries(origins);
    const figures: Record<string, Record<string, PageFigures[]>> = {};
    // The first round draws the pictures, which no visitor of a running shop waits for.
    for (let run = 0; run <= runs; run += 1) {
      for (const [page, path] of Object.entries(pages)) {
        for (const [side, origin] of run % 2 === 0 ? sides : sides.toReversed()) {
          const measured = await measurePage(browser, origin + path);
          if (run > 0) ((figures[page] ??= {})[side] ??= []).push(measured);
        }
      }
    }
    const result: Record<string, unknown> = { runs };
    for (const [page, bySide] of Object.entries(figures)) {
      const ofPage = Object.entries(bySide).map(([side, list]) => [side, medians(list)] as const);
      result[page] = Object.fromEntries(ofPage);
    }
    writeResult('pairs', result);
  } finally {
    await browser.close();
    ends.forEach((end) => end());
    shops.forEach(({ stop }) => stop());
  }
};

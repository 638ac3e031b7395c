import type { Browser } from '@playwright/test';
import { measurePage, openLabContext, type PageFigures } from './measurePage';

/** Milliseconds in which a worker stores what it keeps from the start, and a page what it learnt. */
const settleMs = 4000;

/** Loads an address in a browser that was there before, in another page, with the shop's worker. */
export const measureSecondVisit = async (browser: Browser, url: string): Promise<PageFigures> => {
  const context = await openLabContext(browser, 'allow');
  const first = await context.newPage();
  await first.goto(url, { waitUntil: 'load' });
  await first.evaluate(() => navigator.serviceWorker.ready);
  // The first page began without a worker that could keep what it was told; a visit usually has more than one.
  await first.goto(url, { waitUntil: 'networkidle' });
  await first.waitForTimeout(settleMs);
  await first.close();
  const figures = await measurePage(browser, url, { context });
  await context.close();
  return figures;
};

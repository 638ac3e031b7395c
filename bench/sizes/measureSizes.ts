import { type Browser, chromium } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { startShop } from '../lab/startShop';
import { median, writeResult } from '../writeResult';

import { askForCart, cartOf, cartVisit } from './largeCart';
import { menuVisit } from './largeMenu';
import { measureVisit, type PageCost, type Visit } from './pageCost';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const cartLines = [10, 100];
const menuEntries = [50, 1000];

const medians = async (browser: Browser, visit: Visit): Promise<PageCost> => {
  const costs: PageCost[] = [];
  for (let run = 0; run < runs; run += 1) costs.push(await measureVisit(browser, visit));
  return { load: median(costs.map(({ load }) => load)), act: median(costs.map(({ act }) => act)) };
};

/** What one more entry costs, in milliseconds, between the smallest and the largest. */
const slope = (sizes: readonly number[], values: readonly number[]): number => {
  const span = (list: readonly number[]): number => (list.at(-1) ?? 0) - (list.at(0) ?? 0);
  return Number((span(values) / span(sizes)).toFixed(2));
};

/**
 * Measures what a cart of 100 lines and a menu of 1,000 entries cost beside small ones, into results/sizes.json:
 * milliseconds of processor time of the browser for the page and for a change in it, and the backend's time for a cart.
 */
export const measureSizes = async (): Promise<void> => {
  const shop = await startShop();
  try {
    const origin = `http://localhost:${shop.port}`;
    const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
    const carts: (PageCost & { answer: number })[] = [];
    for (const lines of cartLines) {
      const cartId = await cartOf(origin, lines);
      const answers: number[] = [];
      for (let run = 0; run < runs + 2; run += 1) answers.push(await askForCart(origin, cartId));
      carts.push({
        answer: Number(median(answers).toFixed(1)),
        ...(await medians(browser, cartVisit(origin, cartId))),
      });
    }
    const menus: PageCost[] = [];
    for (const entries of menuEntries) menus.push(await medians(browser, menuVisit(origin, entries)));
    await browser.close();
    const perEntry = (sizes: readonly number[], costs: readonly PageCost[]) => ({
      load: slope(
        sizes,
        costs.map(({ load }) => load),
      ),
      act: slope(
        sizes,
        costs.map(({ act }) => act),
      ),
    });
    writeResult('sizes', {
      runs,
      cart: Object.fromEntries(cartLines.map((lines, index) => [lines, carts[index]])),
      cartPerLine: {
        answer: slope(
          cartLines,
          carts.map(({ answer }) => answer),
        ),
        ...perEntry(cartLines, carts),
      },
      menu: Object.fromEntries(menuEntries.map((entries, index) => [entries, menus[index]])),
      menuPerEntry: perEntry(menuEntries, menus),
    });
  } finally {
    shop.stop();
  }
};

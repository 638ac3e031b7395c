import { type Browser, chromium, type Page } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { startWithCart } from '../../e2e/support/shopApi';
import { interactionFigures } from '../interaction/measureInteractions';
import { cpuSlowdown } from '../interaction/measureOnce';
import { sizes } from '../lab/sizes';
import { startShop } from '../lab/startShop';
import { writeResult } from '../writeResult';

import { buyingInteractions } from './buyingInteractions';
import { type AddressWay, buy, openCheckout } from './journey';
import { type LoadedByKind, watchLoading } from './loadedBytes';
import { type Effort, newShopper } from './shopper';
import { buySlowly } from './slowWay';

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** After this long without a request the page counts as loaded. */
const quietMs = 1500;

const untilQuiet = async (page: Page, read: () => LoadedByKind): Promise<LoadedByKind> => {
  for (let last = -1; last !== (read().all?.requests ?? 0); await page.waitForTimeout(quietMs)) {
    last = read().all?.requests ?? 0;
  }
  return read();
};

const withPage = async <Result>(
  browser: Browser,
  baseURL: string,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ ...sizes.phone, baseURL, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await startWithCart(page);
    return await visit(page);
  } finally {
    await context.close();
  }
};

/** Measures the bytes that /checkout loads into a fresh browser, at first and until the receipt. */
const bytesOfCheckout = (browser: Browser, origin: string, providerOrigin: string) =>
  withPage(browser, origin, async (page) => {
    const read = await watchLoading(page, providerOrigin);
    await page.goto('/checkout');
    const firstView = await untilQuiet(page, read);
    await buy(page, newShopper(), 'typed');
    return { firstView, untilReceipt: await untilQuiet(page, read) };
  });

/** Measures a guest's way from the cart to the receipt, and the bytes that /checkout loads after the cart. */
const journeyFromCart = (browser: Browser, origin: string, providerOrigin: string, way: AddressWay) =>
  withPage(browser, origin, async (page) => {
    const shopper = newShopper();
    await page.goto('/cart', { waitUntil: 'networkidle' });
    const read = await watchLoading(page, providerOrigin);
    await openCheckout(page, shopper);
    const firstView = await untilQuiet(page, read);
    await buy(page, shopper, way);
    return { effort: shopper.effort, loaded: { firstView, untilReceipt: await untilQuiet(page, read) } };
  });

const inNumbers = ({ requiredFields, optionalFields, clicks }: Effort) => ({
  requiredFields: requiredFields.length,
  optionalFields: optionalFields.length,
  clicks: clicks.length,
  names: { requiredFields, optionalFields, clicks },
});

/** Buying: how fast it answers, what it loads and what a guest has to do, into results/buying.json. */
export const measureBuying = async (): Promise<void> => {
  const shop = await startShop();
  try {
    const origin = `http://localhost:${shop.port}`;
    const providerOrigin = `http://localhost:${shop.port + 1}`;
    const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
    const milliseconds = await interactionFigures(browser, origin, buyingInteractions, runs);
    const cold = await bytesOfCheckout(browser, origin, providerOrigin);
    const typed = await journeyFromCart(browser, origin, providerOrigin, 'typed');
    const found = await journeyFromCart(browser, origin, providerOrigin, 'found');
    const slow = await withPage(browser, origin, (page) => buySlowly(page, 'found'));
    await browser.close();
    writeResult('buying', {
      runs,
      cpuSlowdown,
      milliseconds,
      checkoutLoads: { intoAnEmptyBrowser: cold, afterTheCart: typed.loaded },
      guestFromCartToReceipt: { addressTyped: inNumbers(typed.effort), addressFound: inNumbers(found.effort) },
      guestAtTwoSecondsLatency: slow,
    });
  } finally {
    shop.stop();
  }
};

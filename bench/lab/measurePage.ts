import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import { installProbe, type Probe } from './pageProbe';

/** Phone of the lab: 412 x 823, 1.6 / 0.75 Mbit/s, 150 ms round trip, a CPU four times slower. */
const viewport = { width: 412, height: 823 };
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const cpuSlowdown = 4;
/** After this long without a request the page counts as loaded. */
const quietMs = 1500;

export interface PageFigures extends Probe {
  /** Compressed bytes of everything that was loaded. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  graphqlRequests: number;
}

export interface LabPage {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** A browser of the lab that has seen nothing yet. */
export const openLabContext = (browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> =>
  browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
    serviceWorkers,
  });

/** How a page is measured. */
export interface MeasureOptions {
  /** A browser that was there before; otherwise one that has seen nothing yet. */
  context?: BrowserContext;
  /** Selector of what counts as real content; the page's heading unless given. */
  content?: string;
}

/** Opens a page under the lab's conditions. */
export const openLabPage = async (
  browser: Browser,
  { context: given, content = 'h1' }: MeasureOptions = {},
): Promise<LabPage> => {
  const context = given ?? (await openLabContext(browser, 'block'));
  const page = await context.newPage();
  // The page lacks the helper that the compiler calls for named functions.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await page.addInitScript(installProbe, content);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, session, close: () => (given ? page.close() : context.close()) };
};

/** Loads an address and measures until it is quiet. */
export const measurePage = async (browser: Browser, url: string, options?: MeasureOptions): Promise<PageFigures> => {
  const { page, session, close } = await openLabPage(browser, options);
  const kinds = new Map<string, string>();
  const figures = { bytes: 0, scriptBytes: 0, requests: 0, graphqlRequests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    kinds.set(requestId, type ?? '');
    figures.requests += 1;
    if (request.url.includes('/graphql')) figures.graphqlRequests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    figures.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') figures.scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  let last = -1;
  while (last !== figures.requests) {
    last = figures.requests;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
  const probe = await page.evaluate(() => window.halewellProbe);
  const lost = await page.evaluate(() =>
    [...document.images]
      .filter(
        ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && !currentSrc.startsWith('data:'),
      )
      .map(({ currentSrc }) => currentSrc),
  );
  await close();
  if (!probe) throw new Error(`The probe did not run on ${url}.`);
  // A page without its pictures is lighter and faster than what shoppers get.
  if (lost.some((picture) => picture !== '')) throw new Error(`Pictures of ${url} did not load: ${lost.join(' ')}`);
  return { ...probe, ...figures };
};

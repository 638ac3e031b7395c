import type { Browser } from '@playwright/test';

const viewport = { width: 1440, height: 900 };
const quietMs = 1500;

/** Compressed bytes that a page loads. */
export interface PageBytes {
  firstView: number;
  firstViewScripts: number;
  /** After scrolling through the whole page. */
  total: number;
  totalScripts: number;
}

/** Loads a page in a cold browser, and scrolls through it. @returns undefined when there is no such page. */
export const measureBytes = async (browser: Browser, address: string): Promise<PageBytes | undefined> => {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const loaded = { all: 0, scripts: 0 };
    const scripts = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      loaded.all += encodedDataLength;
      if (scripts.has(requestId)) loaded.scripts += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    // The shop answers every address; what is not there says so to robots.
    if ((await page.locator('meta[name="prerender-status-code"][content="404"]').count()) > 0) return undefined;
    const first = { ...loaded };
    for (
      let end = 0;
      end < (await page.evaluate(() => document.documentElement.scrollHeight));
      end += viewport.height
    ) {
      await page.mouse.wheel(0, viewport.height);
      await page.waitForTimeout(quietMs / 10);
    }
    await page.waitForTimeout(quietMs);
    return {
      firstView: first.all,
      firstViewScripts: first.scripts,
      total: loaded.all,
      totalScripts: loaded.scripts,
    };
  } finally {
    await context.close();
  }
};

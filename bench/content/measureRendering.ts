import type { Browser, CDPSession } from '@playwright/test';

import { installProbe } from '../lab/pageProbe';

import { serveContent } from './serveContent';

const viewport = { width: 1440, height: 900 };
/** The page counts as done when it has not grown for so long. */
const quietMs = 1500;

/** Main-thread costs of a page, in milliseconds, on this machine as it is. */
export interface RenderCost {
  /** Scripts until the first block is on the screen. */
  firstViewScript: number;
  /** Scripts until nothing happens any more, at the top of the page. */
  script: number;
  layoutAndStyle: number;
  longestTask: number;
  /** Elements in the content at the end. */
  elements: number;
}

const metricsOf = async (session: CDPSession): Promise<Record<string, number>> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
};

/** Opens a content page that has this content, in a cold browser. */
export const measureRendering = async (browser: Browser, address: string, html: string): Promise<RenderCost> => {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // The page lacks the helper that the compiler calls for named functions.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.addInitScript(installProbe);
    await serveContent(page, html);
    const session = await context.newCDPSession(page);
    // Processor time: what else the machine does meanwhile is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    await page.getByText('body needs').first().waitFor({ state: 'attached', timeout: 60_000 });
    const first = await metricsOf(session);
    let elements = -1;
    for (let now = 0; now !== elements;) {
      elements = now;
      await page.waitForTimeout(quietMs);
      now = await page.locator('main *').count();
    }
    const done = await metricsOf(session);
    const probe = await page.evaluate(() => window.halewellProbe);
    return {
      firstViewScript: Math.round(first.ScriptDuration ?? 0),
      script: Math.round(done.ScriptDuration ?? 0),
      layoutAndStyle: Math.round((done.LayoutDuration ?? 0) + (done.RecalcStyleDuration ?? 0)),
      longestTask: Math.round(probe?.longestTask ?? 0),
      elements,
    };
  } finally {
    await context.close();
  }
};

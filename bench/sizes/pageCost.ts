import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Until nothing follows any more, in milliseconds. */
const quietMs = 1500;

/** Main-thread costs in milliseconds of processor time: what else the machine does meanwhile is not counted. */
export interface PageCost {
  /** Scripts until the page rests. */
  load: number;
  /** Scripts, style and layout from the act until the page rests again. */
  act: number;
}

/** What is measured: a page, and something that a shopper does on it. */
export interface Visit {
  options: BrowserContextOptions;
  path: string;
  /** Before the page loads: a cart, or what the backend answers. */
  arrive: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const busyMs = async (session: CDPSession, names: readonly string[]): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => (names.includes(name) ? sum + value * 1000 : sum), 0);
};

const all = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Opens a page in a cold browser, does something there, and reads what both cost. */
export const measureVisit = async (browser: Browser, { options, path, arrive, act }: Visit): Promise<PageCost> => {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // The page lacks the helper that the compiler calls for named functions.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await arrive(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(quietMs);
    const load = await busyMs(session, ['ScriptDuration']);
    const before = await busyMs(session, all);
    await act(page);
    await page.waitForTimeout(quietMs);
    return { load: Math.round(load), act: Math.round((await busyMs(session, all)) - before) };
  } finally {
    await context.close();
  }
};

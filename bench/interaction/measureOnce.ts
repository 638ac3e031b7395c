import type { Browser } from '@playwright/test';

import { sizes } from '../lab/sizes';

import { installEventProbe, type InteractionCost } from './eventProbe';
import type { Interaction } from './interactions';

/** How many times slower than this machine the processor is made. */
export const cpuSlowdown = 4;
/** After an interaction, until its consequences are painted and told. */
const settleMs = 1500;

/** Measures an interaction on a page of its own. Undefined when the control is not there. */
export const measureOnce = async (
  browser: Browser,
  origin: string,
  { size, path, arrive, prepare, act }: Interaction,
): Promise<InteractionCost | undefined> => {
  const context = await browser.newContext({ ...sizes[size], baseURL: origin, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // The page lacks the helper that the compiler calls for named functions.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.addInitScript(installEventProbe);
    const session = await context.newCDPSession(page);
    await arrive?.(page);
    await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    try {
      await prepare?.(page);
      await page.waitForTimeout(settleMs);
      await page.evaluate(() => window.halewellEvents?.start());
      await act(page);
    } catch {
      return undefined;
    }
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => window.halewellEvents?.read());
  } finally {
    await context.close();
  }
};

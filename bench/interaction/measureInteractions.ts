import { chromium, type Browser } from '@playwright/test';

import { browserFlags, browserPath, startShop } from '../lab/startShop';
import { median, writeResult } from '../writeResult';

import { installEventProbe, type InteractionCost } from './eventProbe';
import { interactions, type Interaction } from './interactions';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const cpuSlowdown = 4;
const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;
/** After an interaction, until its consequences are painted and told. */
const settleMs = 1500;

/** Undefined when the control is not there. */
const measureOnce = async (
  browser: Browser,
  address: string,
  { size, prepare, act }: Interaction,
): Promise<InteractionCost | undefined> => {
  const context = await browser.newContext({ ...sizes[size], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // What the compiler adds to named functions is not there in the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.addInitScript(installEventProbe);
    const session = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
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

/** Interactions at a CPU four times slower, medians of some runs, into results/interaction.json. */
export const measureInteractions = async (): Promise<void> => {
  const shop = await startShop();
  try {
    const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
    const figures: Record<string, InteractionCost | 'missing'> = {};
    for (const interaction of interactions) {
      const costs: InteractionCost[] = [];
      for (let run = 0; run < runs; run += 1) {
        const cost = await measureOnce(browser, `http://localhost:${shop.port}${interaction.path}`, interaction);
        if (!cost) break;
        costs.push(cost);
      }
      figures[`${interaction.name} (${interaction.size})`] =
        costs.length === 0
          ? 'missing'
          : {
              toNextPaint: median(costs.map(({ toNextPaint }) => toNextPaint)),
              longestTask: median(costs.map(({ longestTask }) => longestTask)),
            };
    }
    await browser.close();
    writeResult('interaction', { runs, cpuSlowdown, milliseconds: figures });
  } finally {
    shop.stop();
  }
};

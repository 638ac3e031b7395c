import { chromium, type Browser } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { startShop } from '../lab/startShop';
import { median, writeResult } from '../writeResult';

import type { InteractionCost } from './eventProbe';
import { interactions, type Interaction } from './interactions';
import { cpuSlowdown, measureOnce } from './measureOnce';

const runs = Number(process.env.BENCH_RUNS ?? 3);

/** Costs of one kind of interaction over some runs. */
export interface InteractionFigures extends InteractionCost {
  /** The slowest of the runs, from the event to the next paint. */
  worst: number;
}

/** Medians of some runs, by name and size; 'missing' where the control is not there. */
export const interactionFigures = async (
  browser: Browser,
  origin: string,
  list: readonly Interaction[],
  times: number,
): Promise<Record<string, InteractionFigures | 'missing'>> => {
  const figures: Record<string, InteractionFigures | 'missing'> = {};
  for (const interaction of list) {
    const costs: InteractionCost[] = [];
    for (let run = 0; run < times; run += 1) {
      const cost = await measureOnce(browser, origin, interaction);
      if (!cost) break;
      costs.push(cost);
    }
    const toNextPaint = costs.map((cost) => cost.toNextPaint);
    figures[`${interaction.name} (${interaction.size})`] =
      costs.length === 0
        ? 'missing'
        : {
            toNextPaint: median(toNextPaint),
            worst: Math.max(...toNextPaint),
            longestTask: median(costs.map(({ longestTask }) => longestTask)),
          };
  }
  return figures;
};

/** Interactions at a CPU four times slower, medians of some runs, into results/interaction.json. */
export const measureInteractions = async (): Promise<void> => {
  const shop = await startShop();
  try {
    const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
    const milliseconds = await interactionFigures(browser, `http://localhost:${shop.port}`, interactions, runs);
    await browser.close();
    writeResult('interaction', { runs, cpuSlowdown, milliseconds });
  } finally {
    shop.stop();
  }
};

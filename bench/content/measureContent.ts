import { type Browser, chromium } from '@playwright/test';

import { browserFlags, browserPath } from '../../e2e/support/browser';
import { startShop } from '../lab/startShop';
import { median, writeResult } from '../writeResult';

import { deepPage, largePage } from './contentPages';
import { measureBytes } from './measureBytes';
import { measureRendering, type RenderCost } from './measureRendering';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const blocks = 5000;
const levels = 100;
/** A page of this shop whose content the pages of the bench take the place of. */
const place = '/about-us';
/** Shows every block in every appearance. */
const styleGuide = '/style-guide';

const medians = async (browser: Browser, address: string, html: string): Promise<RenderCost> => {
  const costs: RenderCost[] = [];
  for (let run = 0; run < runs; run += 1) costs.push(await measureRendering(browser, address, html));
  const of = (name: keyof RenderCost): number => median(costs.map((cost) => cost[name]));
  return {
    firstViewScript: of('firstViewScript'),
    script: of('script'),
    layoutAndStyle: of('layoutAndStyle'),
    longestTask: of('longestTask'),
    elements: of('elements'),
  };
};

/**
 * Measures a page of 5,000 blocks and one of 100 levels, in milliseconds of processor time; the shop itself,
 * which a page of one block stands for, is taken off. A visit to a place on the page (`#`) has all of it shown at once.
 */
export const measureContent = async (): Promise<void> => {
  const shop = await startShop();
  try {
    const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
    const address = `http://localhost:${shop.port}${place}`;
    const one = await medians(browser, address, largePage(1));
    const large = await medians(browser, address, largePage(blocks));
    const atOnce = await medians(browser, `${address}#end`, largePage(blocks));
    const deep = await medians(browser, address, deepPage(levels));
    const guide = await measureBytes(browser, `http://localhost:${shop.port}${styleGuide}`);
    await browser.close();
    writeResult('content', {
      runs,
      shopAlone: one,
      large: { blocks, ...large },
      largeAllAtOnce: atOnce,
      deep: { levels, ...deep },
      firstViewScriptOfContent: large.firstViewScript - one.firstViewScript,
      deepScriptOfContent: deep.script - one.script,
      scriptPer1000Blocks: Math.round(((large.script - one.script) * 1000) / blocks),
      bytesOfAllBlocks: guide ?? 'There is no page of all blocks.',
    });
  } finally {
    shop.stop();
  }
};

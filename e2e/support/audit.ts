import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
    layoutShift?: number;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is wrong with a page or frame for people with disabilities, one line each: rule, element, why. */
export const violationsOf = async (place: Page | Frame): Promise<string[]> => {
  // Evaluated past the Content-Security-Policy, which lets no foreign script in.
  await place.evaluate(axeSource);
  const { violations } = await place.evaluate(
    (values) => window.axe.run(document, { runOnly: { type: 'tag', values }, iframes: false }),
    tags,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};

/** How many pixels a page is wider than its window; 0 when nobody has to scroll sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Sums up layout shifts from the first paint on; to be called before the page loads. */
export const watchLayoutShift = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput'))
          window.layoutShift = (window.layoutShift ?? 0) + Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum so far. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift ?? Number.NaN);

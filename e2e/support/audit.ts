import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Elements with a class that no style sheet has, which a component took by a wrong name. */
const brokenClassesIn = (place: Page | Frame): Promise<string[]> =>
  place.evaluate(() =>
    [...document.querySelectorAll('.undefined, .null, .false')].map(
      ({ localName, className }) => `broken class: <${localName} class="${String(className)}">`,
    ),
  );

/** Waits for what is still fading or moving in: half-way its colours are not those that stay. */
const settle = (place: Page | Frame): Promise<void> =>
  place.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
    const atMost = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([atMost, Promise.allSettled(passing.map(({ finished }) => finished))]);
  });

/** What only a whole page can have: the provider's frame with the card fields is a part of one. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * Returns the accessibility violations of a page or frame, one line each (rule, element, why), and its broken classes.
 * @param without rules that do not hold there.
 */
export const violationsOf = async (
  place: Page | Frame,
  without: readonly string[] = 'mainFrame' in place ? [] : pageRules,
): Promise<string[]> => {
  await settle(place);
  // Evaluated past the Content-Security-Policy, which lets no foreign script in; once is enough for a document.
  if (!(await place.evaluate(() => 'axe' in window))) await place.evaluate(axeSource);
  // Only these lines leave the page: what axe found in order is megabytes.
  const found = await place.evaluate(
    async ({ values, rules }) => {
      const { violations } = await window.axe.run(document, {
        runOnly: { type: 'tag', values },
        rules,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    { values: tags, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) },
  );
  return [...found, ...(await brokenClassesIn(place))];
};

/**
 * Scrolls to the top for an audit. Elsewhere the bar that stays in view may lie over half a button, which is no fault as
 * long as one can scroll.
 */
export const toTheTop = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/**
 * Elements that stick out of the window sideways. The page itself clips, so its scroll width tells nothing; what sticks
 * out of a part that scrolls or clips on its own (a carousel, a drawer) is not meant.
 */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHeld = (element: Element): boolean => {
      for (let place: Element | null = element; place && place !== document.body; place = place.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(place);
        if (position === 'fixed' || clipPath !== 'none' || (place !== element && overflowX !== 'visible')) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, height } = element.getBoundingClientRect();
        return height > 0 && (right > width + 1 || left < -1) && !isHeld(element);
      })
      .map((element) => `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`);
  });

import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shifts of this document: when, how much, and what moved. */
    layoutShifts?: { time: number; value: number; moved: string[] }[];
  }
}

/** What counts as standing still, over every session window of a page and of a way through the shop. */
const mostShift = 0.02;

/** Notes every layout shift from the first paint on; to be called before the page loads. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    interface Moved {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: Moved[];
    }
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`
        : 'gone';
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    const shifts: NonNullable<Window['layoutShifts']> = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} (${placeOf(previousRect)} to ${placeOf(currentRect)})`,
        );
        shifts.push({ time: entry.startTime, value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** The worst session window of the document so far, and what moved in it. */
export const layoutShiftOf = (page: Page): Promise<{ value: number; moved: string[] }> =>
  page.evaluate(() => {
    let worst: { value: number; moved: string[] } = { value: 0, moved: [] };
    let current = worst;
    let [start, last] = [0, -Infinity];
    for (const { time, value, moved } of window.layoutShifts ?? []) {
      // As the measure has it: a window ends with a second of rest, and lasts five at most.
      if (time - last > 1000 || time - start > 5000) [current, start] = [{ value: 0, moved: [] }, time];
      const lines = moved.map((line) => `${value.toFixed(4)} at ${Math.round(time)} ms: ${line}`);
      current = { value: current.value + value, moved: [...current.moved, ...lines] };
      last = time;
      if (current.value > worst.value) worst = current;
    }
    return worst;
  });

/** Begins to count from zero, as for the next step of a way. */
const forgetLayoutShift = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.layoutShifts?.splice(0);
  });

/** Answers come after 300 to 600 ms, each question's always after as long: what moves on a slow line moves here. */
const slowAnswers = async (page: Page): Promise<void> => {
  await page.route(/\/(graphql|rest\/)/, async (route) => {
    const request = `${route.request().url()} ${route.request().postData() ?? ''}`;
    const name = /operationName"?[=:]"?(\w+)/.exec(request)?.[1] ?? request;
    const share = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 301, 0);
    await new Promise((resolve) => setTimeout(resolve, 300 + share));
    // The page may have been left.
    await route.continue().catch(() => undefined);
  });
};

/** Rolls the wheel until the end of the page, at a visitor's pace. */
const rollDown = async (page: Page): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.mouse.move(width / 2, height / 2);
  const isAtEnd = (): Promise<boolean> =>
    page.evaluate(() => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 4);
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, height * 0.8);
    await page.waitForTimeout(120);
    if (await isAtEnd()) break;
  }
};

/** Milliseconds without a request after which a page counts as arrived: slow answers ask for others. */
const restMs = 400;

/** Looks at what moves in a page; to be called before it loads. */
export const watchStillness = async (page: Page) => {
  let pending = 0;
  let lastAt = Date.now();
  const done = (): void => {
    pending -= 1;
    lastAt = Date.now();
  };
  page.on('request', () => {
    pending += 1;
    lastAt = Date.now();
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  page.on('framenavigated', (frame) => {
    // Nothing of the document before is waited for.
    if (frame === page.mainFrame()) lastAt = Date.now();
  });
  await watchLayoutShift(page);
  await slowAnswers(page);

  /** Waits until the page rests, and expects that nothing moved in the step that led here. */
  const check = async (step: string): Promise<void> => {
    const endsAt = Date.now() + 8000;
    while (Date.now() < endsAt && (pending > 0 || Date.now() - lastAt < restMs)) await page.waitForTimeout(50);
    const { value, moved } = await layoutShiftOf(page);
    expect.soft(value, `${step} moves:\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift);
    await forgetLayoutShift(page);
  };

  return {
    check,
    /** The same while a visitor rolls the wheel until the end of the page. */
    roll: async (step: string): Promise<void> => {
      await rollDown(page);
      await check(`${step}, rolled down`);
    },
  };
};

import type { Turn } from './fillSlots';

let isWarm = false;
/** What waits for the first number. */
const waiting: (() => void)[] = [];

/**
 * The browser's first number takes it 100 ms on a slow phone, whatever the number and the locale: it looks through all
 * its locales. What it reads for the likely parts of a locale is a third of that, and gets a task of its own.
 * @param next does a step in a task of its own.
 */
const warmBehindPaint = (next: Turn): void => {
  requestAnimationFrame(() =>
    next(() => {
      new Intl.Locale('en').maximize();
      next(() => {
        new Intl.NumberFormat();
        isWarm = true;
        for (const write of waiting.splice(0)) write();
      });
    }),
  );
};

/** Makes the browser ready to write numbers while it has nothing to do: the answers are on their way. */
export const warmNumbers = (): void =>
  // Safari has no idle callbacks.
  warmBehindPaint((step) => void (window.requestIdleCallback ?? setTimeout)(step));

/** Writes numbers at once where that is quick; else behind the paint of what has none. */
export const withNumbers: Turn = (write) => {
  if (isWarm) write();
  else if (waiting.push(write) === 1) warmBehindPaint((step) => void setTimeout(step));
};

import { isPrerenderer, prerenderReadyDelayMs, signalPrerender } from '@/kernel/head/prerenderSignals';
import { log } from '@/kernel/logging/log';

/** Milliseconds between two looks at the page. */
const lookEveryMs = 100;
/** Milliseconds without a change after which nothing more is expected of a page that has all it asked for. */
const quietMs = 1000;
/** Milliseconds that such a page may go on changing, as one with a clock does for ever. */
const longestMovingMs = 5000;
/** Milliseconds after the document began when a prerenderer gets what there is: it gives up itself after 20 s. */
const latestMs = 18_000;

/** Whether a part of the page says that it waits for something. */
const isBusy = (): boolean => document.querySelector('#boot, main[aria-busy="true"], main [aria-busy="true"]') !== null;

/** Whether a part of the page could not be loaded: search engines are to come again, and to keep what they have. */
const hasFailed = (): boolean => document.querySelector('main [data-failed]') !== null;

const isMissing = (): boolean => document.querySelector('meta[name="prerender-status-code"][content="404"]') !== null;

/**
 * Lets a prerenderer take the page once it is written: not before the usual delay, then when it has all that it asked for
 * and has come to rest. A page that is still without something at the end is given as it is, and the log says so.
 * @param unwritten names what is not there yet; undefined when everything is.
 * @returns ends it.
 */
export const followSettling = (unwritten: () => string | undefined): (() => void) => {
  const startedAt = performance.now();
  let changedAt = startedAt;
  let wholeAt: number | undefined;
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  // Nobody else waits for the page to rest.
  if (isPrerenderer()) observer.observe(document.documentElement, { childList: true, subtree: true });

  const stop = (): void => {
    clearInterval(timer);
    observer.disconnect();
  };
  const finish = (): void => {
    stop();
    if (hasFailed() && !isMissing()) signalPrerender({ status: 503 });
    window.prerenderReady = true;
  };
  const timer = setInterval(() => {
    const now = performance.now();
    const lack = unwritten();
    wholeAt = lack === undefined ? (wholeAt ?? now) : undefined;
    if (now - startedAt < prerenderReadyDelayMs) return;
    const isAtRest = !isBusy() && now - changedAt >= quietMs;
    if (wholeAt !== undefined && (isAtRest || now - wholeAt >= longestMovingMs)) return finish();
    if (now < latestMs) return;
    if (isPrerenderer()) log.warn(`The prerenderer gets this page unfinished: without ${lack ?? 'rest'}.`);
    finish();
  }, lookEveryMs);
  return stop;
};

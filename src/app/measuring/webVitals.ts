/** Figures of one page load, in milliseconds; `CLS` is a score. */
export interface WebVitals {
  TTFB?: number;
  FCP?: number;
  LCP?: number;
  INP?: number;
  CLS?: number;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface InputEntry extends PerformanceEntry {
  interactionId: number;
}

const isShift = (entry: PerformanceEntry): entry is ShiftEntry => 'value' in entry && 'hadRecentInput' in entry;
const isInput = (entry: PerformanceEntry): entry is InputEntry => 'interactionId' in entry;

/** A session of shifts ends after this pause, or when it has lasted as long as that, in milliseconds. */
const shiftPauseMs = 1000;
const longestSessionMs = 5000;

/** The worst session of shifts, as Chromium counts the cumulative layout shift. */
const createShiftScore = () => {
  let session = { start: -Infinity, last: -Infinity, score: 0 };
  let worst = 0;
  return (entry: ShiftEntry): number => {
    if (entry.hadRecentInput) return worst;
    const { startTime, value } = entry;
    const isNew = startTime - session.last > shiftPauseMs || startTime - session.start > longestSessionMs;
    session = isNew
      ? { start: startTime, last: startTime, score: value }
      : { ...session, last: startTime, score: session.score + value };
    worst = Math.max(worst, session.score);
    return worst;
  };
};

/** One in fifty of the slowest interactions does not count. */
const toleratedOf = 50;

/** The slow end of the durations of interactions: the slowest, without one for every fifty. */
export const slowInteraction = (durations: readonly number[]): number | undefined =>
  [...durations].sort((one, other) => other - one)[
    Math.min(durations.length - 1, Math.floor(durations.length / toleratedOf))
  ];

const observe = (type: string, read: (entries: PerformanceEntry[]) => void): (() => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: 40 } : {}) });
  return () => observer.disconnect();
};

/**
 * Measures how fast the page was and sends it once, when it is left: figures and the path's pattern, nothing else.
 * @param url address that takes them by POST, as JSON.
 * @param pathOf the page on screen, without anything of its address that may be personal.
 * @returns the function that ends it.
 */
export const reportWebVitals = (url: string, pathOf: () => string): (() => void) => {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const vitals: WebVitals = {};
  const path = pathOf();
  const interactions = new Map<number, number>();
  const addShift = createShiftScore();
  const stops = [
    observe('navigation', ([entry]) => {
      if (entry instanceof PerformanceNavigationTiming) vitals.TTFB = entry.responseStart;
    }),
    observe('paint', (entries) => {
      const first = entries.find(({ name }) => name === 'first-contentful-paint');
      if (first) vitals.FCP = first.startTime;
    }),
    observe('largest-contentful-paint', (entries) => {
      const last = entries.at(-1);
      if (last) vitals.LCP = last.startTime;
    }),
    observe('layout-shift', (entries) => {
      vitals.CLS ??= 0;
      for (const entry of entries) if (isShift(entry)) vitals.CLS = addShift(entry);
    }),
    observe('event', (entries) => {
      for (const entry of entries) {
        if (!isInput(entry) || entry.interactionId === 0) continue;
        interactions.set(entry.interactionId, Math.max(interactions.get(entry.interactionId) ?? 0, entry.duration));
      }
    }),
  ];
  const stop = (): void => {
    stops.forEach((end) => end());
    document.removeEventListener('visibilitychange', send);
  };
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    stop();
    const inp = slowInteraction([...interactions.values()]);
    const figures = { ...vitals, ...(inp === undefined ? {} : { INP: inp }) };
    navigator.sendBeacon(url, JSON.stringify({ path, ...figures }));
  };
  document.addEventListener('visibilitychange', send);
  return stop;
};

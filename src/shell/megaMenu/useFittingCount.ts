import { type RefObject, useLayoutEffect, useState } from 'react';

const topOf = (entry: Element | undefined): number => (entry instanceof HTMLElement ? entry.offsetTop : 0);

/**
 * How many entries of a list fit in its one line. Before each paint the last one is taken away until the rest fits; all are
 * tried again when the line or its entries become wider or narrower, or fonts have come.
 * @param count of all entries.
 */
export const useFittingCount = (list: RefObject<HTMLElement | null>, count: number): number => {
  const [state, setKnown] = useState({ of: count, fitting: count });
  // Another number of entries begins with all of them.
  const fitting = state.of === count ? state.fitting : count;

  useLayoutEffect(() => {
    const entries = list.current?.children ?? [];
    const isWrapped = topOf(entries[entries.length - 1]) > topOf(entries[0]);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Only a list that is laid out tells whether it fits.
    if (isWrapped && fitting > 0) setKnown({ of: count, fitting: fitting - 1 });
  }, [list, count, fitting, state]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const first = element.firstElementChild;
    // Larger letters make the entries wider, not the line.
    const measure = (): string => `${element.clientWidth} ${first?.clientWidth ?? 0}`;
    let known = measure();
    const retry = (): void => setKnown({ of: count, fitting: count });
    const observer = new ResizeObserver(() => {
      if (measure() !== known) retry();
      known = measure();
    });
    observer.observe(element);
    if (first) observer.observe(first);
    document.fonts?.addEventListener('loadingdone', retry);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', retry);
    };
  }, [list, count]);

  return fitting;
};

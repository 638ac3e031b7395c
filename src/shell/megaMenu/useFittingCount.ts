import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many entries of a list fit in its one line. Before each paint the last one is taken away until the rest fits; all are
 * tried again when the line becomes wider or narrower, or fonts have come.
 * @param count of all entries.
 */
export const useFittingCount = (list: RefObject<HTMLElement | null>, count: number): number => {
  const [known, setKnown] = useState({ of: count, fitting: count });
  // Another number of entries begins with all of them.
  const fitting = known.of === count ? known.fitting : count;

  useLayoutEffect(() => {
    const element = list.current;
    if (element && fitting > 0 && element.scrollWidth > element.clientWidth)
      setKnown({ of: count, fitting: fitting - 1 });
  }, [list, count, fitting, known]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let width = element.clientWidth;
    const retry = (): void => setKnown({ of: count, fitting: count });
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) retry();
      width = element.clientWidth;
    });
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', retry);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', retry);
    };
  }, [list, count]);

  return fitting;
};

import { useLayoutEffect } from 'react';
import './pageFoot.module.css';

/** What stands fixed at the foot of the window: a bar, one that only small windows have, a notice. */
export type PageFoot = 'bar' | 'small-bar' | 'notice';

const counts = new Map<PageFoot, number>();

const count = (foot: PageFoot, change: number): void => {
  const shown = (counts.get(foot) ?? 0) + change;
  counts.set(foot, shown);
  document.documentElement.toggleAttribute(`data-foot-${foot}`, shown > 0);
};

/**
 * Keeps what is focused, the end of the page and the toasts clear of what stands fixed at the foot of the window. Said in an
 * attribute: for a rule with `:has()` the browser looks at the root again with every element that comes or goes.
 */
export const usePageFoot = (foot: PageFoot, isShown = true): void => {
  useLayoutEffect(() => {
    if (!isShown) return;
    count(foot, 1);
    return () => count(foot, -1);
  }, [foot, isShown]);
};

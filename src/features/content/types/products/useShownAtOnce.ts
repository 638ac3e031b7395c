import { useSyncExternalStore } from 'react';
import { below1280, below640, below960 } from '@/ui/breakpoints';

type Mode = 'default' | 'continuous';

/** Whole cards of a row beside each other, by the width of the window (as in ProductCarousel.module.css). */
const counts: Record<Mode, readonly (readonly [media: string, count: number])[]> = {
  default: [
    [below640, 1],
    [below960, 2],
  ],
  continuous: [
    [below640, 2],
    [below960, 3],
    [below1280, 4],
  ],
};
const most: Record<Mode, number> = { default: 4, continuous: 5 };

const subscribe = (onChange: () => void): (() => void) => {
  const lists = counts.continuous.map(([media]) => window.matchMedia(media));
  lists.forEach((list) => list.addEventListener('change', onChange));
  return () => lists.forEach((list) => list.removeEventListener('change', onChange));
};

/** How many whole cards of a row of products can be seen at once. */
export const useShownAtOnce = (mode: Mode): number =>
  useSyncExternalStore(
    subscribe,
    () => counts[mode].find(([media]) => window.matchMedia(media).matches)?.[1] ?? most[mode],
  );

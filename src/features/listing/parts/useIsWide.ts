import { useSyncExternalStore } from 'react';
import { from960 } from '@/ui/breakpoints';

/** From here on the filters stand beside the list; below they are a panel. */
const wide = from960;

const query = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(wide) : undefined;

const subscribe = (listener: () => void): (() => void) => {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
};

/** Whether there is room for the filters beside the list. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? true);

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds after the pointer has left until the menu closes (spec §9). */
export const hoverCloseDelayMs = 100;

export interface OpenCategory {
  /** uid of the open category. */
  open: string | undefined;
  show: (uid: string) => void;
  hide: () => void;
  /** Closes in a moment, unless the pointer comes back. */
  hideSoon: () => void;
}

/** Which category of the mega menu is open: one at most, and none after a navigation. */
export const useOpenCategory = (): OpenCategory => {
  const { key: place } = useLocation();
  const [state, setState] = useState<{ uid: string | undefined; place: string }>({ uid: undefined, place });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (uid: string | undefined) => {
      clearTimeout(timer.current);
      setState({ uid, place });
    },
    [place],
  );
  const hide = useCallback(() => set(undefined), [set]);
  const hideSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, hoverCloseDelayMs);
  }, [hide]);

  return { open: state.place === place ? state.uid : undefined, show: set, hide, hideSoon };
};

import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds after the pointer has left until the menu closes. */
export const hoverCloseDelayMs = 100;
/** Milliseconds that the pointer rests on a category before it opens: crossing the header opens nothing. */
export const hoverOpenDelayMs = 80;
/** Milliseconds for which a pointer on its way down to the open panel may cross other categories. */
export const diagonalDelayMs = 300;
/** Milliseconds over which the pointer's direction is told. */
export const trailMs = 50;
/** How flat a way to the panel may be: one pixel down for this many sideways. */
const flattest = 4;

type Point = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

export interface OpenCategory {
  /** uid of the open category. */
  open: string | undefined;
  show: (uid: string) => void;
  /** Opens when the pointer means it: not on its way across the header, nor down to another category's panel. */
  showOnHover: (uid: string, pointer: PointerEvent) => void;
  hide: () => void;
  /** Closes in a moment, unless the pointer comes back. */
  hideSoon: () => void;
  /** Notes where the pointer is. */
  follow: (pointer: PointerEvent) => void;
}

/** Which category of the mega menu is open: one at most, and none after a navigation. */
export const useOpenCategory = (): OpenCategory => {
  const { key: place } = useLocation();
  const [state, setState] = useState<{ uid: string | undefined; place: string }>({ uid: undefined, place });
  const open = state.place === place ? state.uid : undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trail = useRef<Point>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (uid: string | undefined) => {
      clearTimeout(timer.current);
      setState({ uid, place });
    },
    [place],
  );
  const soon = (uid: string | undefined, delayMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(uid), delayMs);
  };
  const isHeadingDown = ({ clientX, clientY }: Point): boolean => {
    const down = clientY - (trail.current?.clientY ?? clientY);
    return down > 0 && down * flattest >= Math.abs(clientX - (trail.current?.clientX ?? clientX));
  };

  return {
    open,
    show: set,
    showOnHover: (uid, pointer) => {
      if (open === uid) set(uid);
      else if (open === undefined) soon(uid, hoverOpenDelayMs);
      else if (isHeadingDown(pointer)) soon(uid, diagonalDelayMs);
      else set(uid);
    },
    hide: useCallback(() => set(undefined), [set]),
    hideSoon: () => soon(undefined, hoverCloseDelayMs),
    follow: ({ clientX, clientY, timeStamp }) => {
      if (timeStamp - (trail.current?.timeStamp ?? 0) > trailMs) trail.current = { clientX, clientY, timeStamp };
    },
  };
};

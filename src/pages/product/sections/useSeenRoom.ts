import { type RefObject, useEffect, useState } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Room that is kept for a section until it is there. */
    '--room'?: string;
  }
}

/** Heights of the sections of pages that were seen in this visit, by section and by width of the window. */
const seenRooms = new Map<string, number>();

const isComing = (place: Element): boolean => place.querySelector(':scope > [aria-busy="true"]') !== null;

/**
 * The height that a section had when it was seen last, in pixels; undefined when it was not. A page that one comes back to
 * is as high as it was, and stands where one left it.
 * @param isShown whether the section is in its place, and not the room for it.
 */
export const useSeenRoom = (
  place: RefObject<HTMLElement | null>,
  name: string,
  isShown: boolean,
): number | undefined => {
  const [seen] = useState(() => seenRooms.get(`${name} ${window.innerWidth}`));

  useEffect(() => {
    const slot = place.current;
    if (!slot || !isShown || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (!isComing(slot)) seenRooms.set(`${name} ${window.innerWidth}`, slot.offsetHeight);
    });
    observer.observe(slot);
    return () => observer.disconnect();
  }, [place, name, isShown]);

  return seen;
};

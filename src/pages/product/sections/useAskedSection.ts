import { type RefObject, useEffect, useState } from 'react';

export interface AskedSection {
  isAskedFor: boolean;
  /** The section is still to come: the place has the focus meanwhile. */
  isComing: boolean;
  ask: () => void;
}

/** What says where one is: the section's heading, or the section where it has a name only. */
const nameOf = (place: HTMLElement): HTMLElement | null =>
  place.querySelector('h2:not(:has(button)), section[aria-label]');

/**
 * Leads the focus of somebody who asked for a section to what names it. The section replaces the button that was pressed,
 * so its place has the focus until it is there.
 */
export const useAskedSection = (place: RefObject<HTMLElement | null>): AskedSection => {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isComing, setIsComing] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!isComing || !element) return undefined;
    element.focus({ preventScroll: true });
    const arrive = (): void => {
      const target = nameOf(element);
      if (!target) return;
      setIsComing(false);
      // The focus of a shopper who went on meanwhile is left alone.
      if (document.activeElement !== element) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(arrive);
    observer.observe(element, { childList: true, subtree: true });
    arrive();
    return () => observer.disconnect();
  }, [place, isComing]);
  const ask = (): void => {
    setIsAskedFor(true);
    setIsComing(true);
  };
  return { isAskedFor, isComing, ask };
};

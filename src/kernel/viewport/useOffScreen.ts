import { type RefObject, useEffect, useState } from 'react';

/** How much of it has to be seen. Less than all, as fractions of a pixel are lost. */
const enough = 0.95;

/**
 * Whether an element is outside the window, above or below it, or cut by its edge; false until the browser has said so, and
 * where it cannot.
 */
export const useOffScreen = (element: RefObject<Element | null>): boolean => {
  const [isOff, setIsOff] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setIsOff(!latest.isIntersecting || latest.intersectionRatio < enough);
      },
      { threshold: [0, enough] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOff;
};

import { type RefObject, startTransition, useEffect, useState } from 'react';
import { onceTouched } from './onceTouched';

/** How far below or above the window something counts as near, so that it is there when it comes into view. */
const nearMargin = '800px 0px';

/**
 * Whether an element has come near the window, once and for all; at once where the browser cannot tell. On a page that
 * nobody has touched only what is in the window is near.
 * @param margin how far away that is on a page that was touched, as an `IntersectionObserver` takes it.
 */
export const useNear = (element: RefObject<Element | null>, margin = nearMargin): boolean => {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (isNear || !element.current) return;
    const place = element.current;
    let observer: IntersectionObserver | undefined;
    const watch = (rootMargin?: string): void => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          // In slices: what comes near must not keep a press waiting.
          if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setIsNear(true));
        },
        { rootMargin },
      );
      observer.observe(place);
    };
    watch();
    const end = onceTouched(() => watch(margin));
    return () => {
      end();
      observer?.disconnect();
    };
  }, [isNear, element, margin]);

  return isNear;
};

import { type RefObject, useEffect, useState } from 'react';

/** All that is below the window counts as seen, so that a jump past the element is noticed, too. */
const rootMargin = '0px 0px 1000000px 0px';

/** Whether an element has left the window at its top. */
export const useScrolledPast = (element: RefObject<Element | null>): boolean => {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
};

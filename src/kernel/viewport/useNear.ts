import { type RefObject, useEffect, useState } from 'react';

/** How far below or above the window something counts as near, so that it is there when it comes into view. */
const nearMargin = '800px 0px';

/** Whether an element has come near the window, once and for all; at once where the browser cannot tell. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);

  return isNear;
};

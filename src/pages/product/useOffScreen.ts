import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is outside the window, above or below it; false until the browser has said so. */
export const useOffScreen = (element: RefObject<Element | null>): boolean => {
  const [isOff, setIsOff] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsOff(entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOff;
};

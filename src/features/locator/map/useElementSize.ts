import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MapSize } from './mapProjection';

/** Where the browser does not tell how large an element is. */
const assumed: MapSize = { width: 600, height: 480 };

/** Size of an element in pixels, followed while it is on screen. */
export const useElementSize = (element: RefObject<HTMLElement | null>): MapSize => {
  const [size, setSize] = useState(assumed);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

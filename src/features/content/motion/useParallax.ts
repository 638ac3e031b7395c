import { type RefObject, useEffect } from 'react';

import { useStillPictures } from './useStillPictures';
import { startParallax } from './startParallax';

/**
 * Moves a layer more slowly or faster than the page, unless the visitor wants no motion.
 * @param layer stands in an element that cuts it off.
 * @param speed clamped; undefined for no motion.
 */
export const useParallax = (layer: RefObject<HTMLElement | null>, speed: number | undefined): void => {
  const isStill = useStillPictures();
  useEffect(() => {
    const element = layer.current;
    const container = element?.parentElement;
    if (isStill || speed === undefined || speed === 1 || !element || !container) return;
    return startParallax(element, container, speed);
  }, [layer, speed, isStill]);
};

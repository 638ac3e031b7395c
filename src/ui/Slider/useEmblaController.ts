import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

import type { SliderEngineProps } from './SliderEngine';

/** Duration of a move in embla's own unit, which is not milliseconds. */
const moveDuration = 25;

/** Slides move sideways, by swipe as well. */
export const useEmblaController = ({
  viewport,
  count,
  isLoop,
  hasMotion,
  onReady,
  onSelect,
}: SliderEngineProps): void => {
  const [attach, api] = useEmblaCarousel({ loop: isLoop, duration: hasMotion ? moveDuration : 0 });

  useEffect(() => {
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    const select = () => onSelect(api.selectedScrollSnap());
    api.on('select', select);
    onReady({
      // One step past an end goes round by the shorter way.
      show: (index) => {
        if (index < 0) api.scrollPrev();
        else if (index >= count) api.scrollNext();
        else api.scrollTo(index);
      },
      next: () => {
        const canMove = api.canScrollNext();
        api.scrollNext();
        return canMove;
      },
    });
    return () => {
      api.off('select', select);
    };
  }, [api, count, onReady, onSelect]);
};

import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';

export interface SliderEngineProps {
  viewport: RefObject<HTMLDivElement | null>;
  isLoop: boolean;
  hasMotion: boolean;
  onReady: (api: EmblaCarouselType) => void;
}

/** Makes a row of slides move. A chunk of its own: the first slide needs nothing of it. */
export const SliderEngine = ({ viewport, isLoop, hasMotion, onReady }: SliderEngineProps) => {
  const [attach, api] = useEmblaCarousel({ loop: isLoop, duration: hasMotion ? 25 : 0 });

  useEffect(() => {
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (api) onReady(api);
  }, [api, onReady]);

  return null;
};

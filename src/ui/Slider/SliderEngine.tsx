import type { RefObject } from 'react';

import type { SliderController } from './sliderController';
import { useEmblaController } from './useEmblaController';
import { useFadeController } from './useFadeController';

export interface SliderEngineProps {
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
  isLoop: boolean;
  isFading?: boolean;
  hasMotion: boolean;
  onReady: (controller: SliderController) => void;
  onSelect: (index: number) => void;
}

const SlidingEngine = (props: SliderEngineProps) => {
  useEmblaController(props);
  return null;
};

const FadingEngine = (props: SliderEngineProps) => {
  useFadeController(props);
  return null;
};

/** Makes a row of slides move. */
export const SliderEngine = (props: SliderEngineProps) =>
  props.isFading ? <FadingEngine {...props} /> : <SlidingEngine {...props} />;

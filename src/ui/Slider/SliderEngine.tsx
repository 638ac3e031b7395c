import type { RefObject } from 'react';

import type { SliderMotor } from './sliderMotor';
import { useEmblaMotor } from './useEmblaMotor';
import { useFadeMotor } from './useFadeMotor';

export interface SliderEngineProps {
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
  isLoop: boolean;
  isFading?: boolean;
  hasMotion: boolean;
  onReady: (motor: SliderMotor) => void;
  onSelect: (index: number) => void;
}

const SlidingEngine = (props: SliderEngineProps) => {
  useEmblaMotor(props);
  return null;
};

const FadingEngine = (props: SliderEngineProps) => {
  useFadeMotor(props);
  return null;
};

/** Makes a row of slides move. */
export const SliderEngine = (props: SliderEngineProps) =>
  props.isFading ? <FadingEngine {...props} /> : <SlidingEngine {...props} />;

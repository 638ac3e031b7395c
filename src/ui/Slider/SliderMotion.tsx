import { type RefObject, useEffect, useState } from 'react';

import { SliderControls } from './SliderControls';
import { SliderEngine } from './SliderEngine';
import type { SliderMotor } from './sliderMotor';
import { prefersReducedMotion, useAutoplay } from './useAutoplay';

export interface SliderMotionProps {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
  current: number;
  isLoop: boolean;
  isFading?: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  autoplayMs?: number;
  onSelect: (index: number) => void;
  /** Whether it moves by itself now. */
  onPlaying: (isPlaying: boolean) => void;
}

/** What moves a slider, and the controls, which can do nothing before that is there. */
export const SliderMotion = (props: SliderMotionProps) => {
  const { root, viewport, count, isLoop, autoplayMs, onPlaying } = props;
  const [motor, setMotor] = useState<SliderMotor>();
  const { isPlaying, stop, toggle } = useAutoplay(autoplayMs, root, motor);

  useEffect(() => onPlaying(isPlaying), [onPlaying, isPlaying]);
  useEffect(() => {
    const place = viewport.current;
    place?.addEventListener('pointerdown', stop);
    return () => place?.removeEventListener('pointerdown', stop);
  }, [viewport, stop]);

  return (
    <>
      <SliderControls
        count={count}
        current={props.current}
        isLoop={isLoop}
        hasArrows={props.hasArrows}
        hasDots={props.hasDots}
        isPlaying={autoplayMs ? isPlaying : undefined}
        onMove={(index) => {
          stop();
          motor?.show(index);
        }}
        onTogglePlaying={toggle}
      />
      <SliderEngine
        viewport={viewport}
        count={count}
        isLoop={isLoop}
        isFading={props.isFading}
        hasMotion={!prefersReducedMotion()}
        onReady={setMotor}
        onSelect={props.onSelect}
      />
    </>
  );
};

import { type RefObject, useEffect, useState } from 'react';

import { prefersReducedMotion } from '@/kernel/motion/reducedMotion';
import { useNear } from '@/kernel/viewport/useNear';
import { SliderControls } from './SliderControls';
import { SliderEngine } from './SliderEngine';
import type { SliderController } from './sliderController';
import { useAutoplay } from './useAutoplay';

/** Milliseconds that the shown slide has for its own picture. */
const headStartMs = 1000;

/** Pictures of the slides beside the shown one, which a browser would not fetch before they slide in. */
const loadNeighbours = (slides: readonly Element[], current: number): void => {
  for (const step of [-1, 1]) {
    const slide = slides[(current + step + slides.length) % slides.length];
    for (const picture of slide?.querySelectorAll('img') ?? []) picture.setAttribute('loading', 'eager');
  }
};

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

/** Autoplay and controls of a slider. They load after the slides, which stand still until then. */
export const SliderMotion = (props: SliderMotionProps) => {
  const { root, viewport, count, current, isLoop, autoplayMs, onPlaying } = props;
  const [controller, setController] = useState<SliderController>();
  const { isPlaying, stop, toggle } = useAutoplay(autoplayMs, root, controller);

  const isNear = useNear(viewport);

  useEffect(() => onPlaying(isPlaying), [onPlaying, isPlaying]);
  useEffect(() => {
    if (!isNear) return;
    const load = () => loadNeighbours([...(viewport.current?.firstElementChild?.children ?? [])], current);
    const timer = setTimeout(load, headStartMs);
    return () => clearTimeout(timer);
  }, [isNear, viewport, current]);
  useEffect(() => {
    const place = viewport.current;
    place?.addEventListener('pointerdown', stop);
    return () => place?.removeEventListener('pointerdown', stop);
  }, [viewport, stop]);

  return (
    <>
      <SliderControls
        count={count}
        current={current}
        isLoop={isLoop}
        hasArrows={props.hasArrows}
        hasDots={props.hasDots}
        isPlaying={autoplayMs ? isPlaying : undefined}
        onMove={(index) => {
          stop();
          controller?.show(index);
        }}
        onTogglePlaying={toggle}
      />
      <SliderEngine
        viewport={viewport}
        count={count}
        isLoop={isLoop}
        isFading={props.isFading}
        hasMotion={!prefersReducedMotion()}
        onReady={setController}
        onSelect={props.onSelect}
      />
    </>
  );
};

import { useEffect } from 'react';

import type { SliderEngineProps } from './SliderEngine';

/** A swipe is at least this many CSS pixels long, and more sideways than up or down. */
const swipePx = 40;

/** Slides lie over each other (Slider.module.css) and only the shown one is seen: there is nothing to move. */
export const useFadeController = ({ viewport, count, isLoop, onReady, onSelect }: SliderEngineProps): void => {
  useEffect(() => {
    let current = 0;
    const show = (index: number): boolean => {
      const wanted = isLoop ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
      const isOther = wanted !== current;
      current = wanted;
      onSelect(wanted);
      return isOther;
    };
    onReady({ show, next: () => show(current + 1) });

    let start: PointerEvent | undefined;
    const begin = (event: PointerEvent) => {
      start = event;
    };
    const end = (event: PointerEvent) => {
      const [x, y] = start ? [event.clientX - start.clientX, event.clientY - start.clientY] : [0, 0];
      start = undefined;
      if (Math.abs(x) >= swipePx && Math.abs(x) > Math.abs(y)) show(current - Math.sign(x));
    };
    const place = viewport.current;
    place?.addEventListener('pointerdown', begin);
    place?.addEventListener('pointerup', end);
    return () => {
      place?.removeEventListener('pointerdown', begin);
      place?.removeEventListener('pointerup', end);
    };
  }, [viewport, count, isLoop, onReady, onSelect]);
};

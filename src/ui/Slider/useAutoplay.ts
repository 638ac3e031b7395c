import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/kernel/motion/reducedMotion';
import type { SliderController } from './sliderController';

export interface Autoplay {
  isPlaying: boolean;
  toggle: () => void;
  /** Stops for good: the visitor has taken over. */
  stop: () => void;
}

/**
 * Moves on every `intervalMs` while playing, but not while the pointer or the focus is in it, or looks at
 * another tab (WCAG 2.2.2). Stops at an end.
 * @param intervalMs undefined for no autoplay.
 */
export const useAutoplay = (
  intervalMs: number | undefined,
  root: RefObject<HTMLElement | null>,
  controller: SliderController | undefined,
): Autoplay => {
  const [isPlaying, setIsPlaying] = useState(() => intervalMs !== undefined && !prefersReducedMotion());

  const latest = useRef(controller);

  useEffect(() => {
    latest.current = controller;
  }, [controller]);

  // The time of the first slide runs before the engine is there.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = window.setInterval(() => {
      const isHeld = document.hidden || root.current?.matches(':hover, :focus-within');
      if (!isHeld && latest.current?.next() === false) setIsPlaying(false);
    }, intervalMs);
    return () => window.clearInterval(timer);
  }, [isPlaying, root, intervalMs]);

  return { isPlaying, toggle: () => setIsPlaying((playing) => !playing), stop: () => setIsPlaying(false) };
};

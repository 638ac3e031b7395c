import { useEffect, useState } from 'react';

/** Whether the visitor asked for less motion; autoplay, parallax and slide transitions are off then. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Autoplay {
  isPlaying: boolean;
  toggle: () => void;
  /** Stops for good: the visitor has taken over. */
  stop: () => void;
}

/**
 * Moves on every `intervalMs` while playing and not held by hover or focus (WCAG 2.2.2).
 * @param intervalMs undefined for no autoplay.
 */
export const useAutoplay = (
  intervalMs: number | undefined,
  isHeld: boolean,
  next: (() => void) | undefined,
): Autoplay => {
  const [isPlaying, setIsPlaying] = useState(() => intervalMs !== undefined && !prefersReducedMotion());

  useEffect(() => {
    if (!isPlaying || isHeld || !next || intervalMs === undefined) return;
    const timer = window.setInterval(next, intervalMs);
    return () => window.clearInterval(timer);
  }, [isPlaying, isHeld, next, intervalMs]);

  return { isPlaying, toggle: () => setIsPlaying((playing) => !playing), stop: () => setIsPlaying(false) };
};

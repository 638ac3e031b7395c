import { afterPaint } from '../scheduling/afterPaint';

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

let hasBeen = false;
const waiting = new Set<() => void>();

const touched = (): void => {
  hasBeen = true;
  for (const sign of signs) window.removeEventListener(sign, touched);
  // What the touch itself leads to comes first.
  afterPaint(() => {
    for (const begin of waiting) begin();
    waiting.clear();
  });
};

/** Whether somebody has been there. */
export const isTouched = (): boolean => hasBeen;

/**
 * Calls back with the first sign that somebody is there; behind the next paint when there was one. What may be of use waits for it: a page
 * that nobody touches loads nothing that nobody may need.
 * @returns ends it.
 */
export const onceTouched = (begin: () => void): (() => void) => {
  if (hasBeen) return afterPaint(begin);
  // The same listener twice is one.
  for (const sign of signs) window.addEventListener(sign, touched, { passive: true });
  waiting.add(begin);
  return () => void waiting.delete(begin);
};

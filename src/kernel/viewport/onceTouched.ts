const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

let isTouched = false;
const waiting = new Set<() => void>();

const touched = (): void => {
  isTouched = true;
  for (const sign of signs) window.removeEventListener(sign, touched);
  for (const begin of waiting) begin();
  waiting.clear();
};

/**
 * Calls back with the first sign that somebody is there; at once when there was one. What may be of use waits for it: a page
 * that nobody touches loads nothing that nobody may need.
 * @returns ends it.
 */
export const onceTouched = (begin: () => void): (() => void) => {
  if (isTouched) begin();
  else {
    // The same listener twice is one.
    for (const sign of signs) window.addEventListener(sign, touched, { passive: true });
    waiting.add(begin);
  }
  return () => void waiting.delete(begin);
};

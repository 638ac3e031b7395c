/** Whether a finger, or the button of a mouse, is down. */
let isDown = false;
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => (isDown = false), true);
}

/**
 * Does something at once, or when the press that is under way has become a click. What shows an error as a field is left
 * would move the button that is being pressed from under the pointer, and the click would be lost.
 */
export const afterPress = (work: () => void): void => {
  if (!isDown) {
    work();
    return;
  }
  const done = new AbortController();
  const end = (): void => {
    done.abort();
    // The click follows in the same turn.
    setTimeout(work);
  };
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, { signal: done.signal });
};

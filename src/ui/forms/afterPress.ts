/** A tap sends its mouse events, which move the focus, after the finger has left: both count as a press. */
const begins = ['pointerdown', 'mousedown'];
const ends = ['pointerup', 'pointercancel', 'mouseup'];

/** Whether a finger, or the button of a mouse, is down. */
let isDown = false;
if (typeof window !== 'undefined') {
  for (const begin of begins) window.addEventListener(begin, () => (isDown = true), true);
  for (const end of ends) window.addEventListener(end, () => (isDown = false), true);
}

/**
 * Does something at once, or when the press that is under way has become a click. What shows an error as a field is left
 * would move the button that is being pressed from under the pointer, and the browser would give the click to the form.
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
  for (const name of ends) window.addEventListener(name, end, { signal: done.signal });
};

/**
 * Ref of a page's `main` that comes in the place of another: takes the focus that went with what had it, until the page's
 * heading does. It would be on the body meanwhile.
 */
export const holdFocus = (main: HTMLElement | null): void => {
  if (main && document.activeElement === document.body) main.focus({ preventScroll: true });
};

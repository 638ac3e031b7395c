/**
 * Takes the focus that went with what had it, which is on the body now. As the ref of a page's `main` that comes in the
 * place of another: until the page's heading has it.
 */
export const holdFocus = (place: HTMLElement | null): void => {
  if (place && document.activeElement === document.body) place.focus({ preventScroll: true });
};

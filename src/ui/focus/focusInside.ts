/**
 * Puts the focus at the beginning of a place whose focused part has gone, so that the next Tab goes on from there and not
 * from the top of the page.
 * @param place the page's main part or body, or a dialog.
 */
export const focusInside = (place: HTMLElement): void => {
  const target = place.tagName === 'MAIN' ? place : place.querySelector<HTMLElement>('main, button:enabled, a[href]');
  target?.focus({ preventScroll: true });
};

/**
 * Puts the focus at the beginning of a place whose focused part has gone, so that the next Tab goes on from there and not
 * from the top of the page: on the heading that names a page, as `main` itself has neither a name nor an outline.
 * @param place the page's main part or body, or a dialog.
 */
export const focusInside = (place: HTMLElement): void => {
  const main = place.tagName === 'MAIN' ? place : place.querySelector<HTMLElement>('main');
  const target = main
    ? (main.querySelector('h1') ?? main)
    : place.querySelector<HTMLElement>('button:enabled, a[href]');
  if (target?.tagName === 'H1') target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

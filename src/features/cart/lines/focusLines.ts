/**
 * Puts the focus on the lines of the cart when an offer that was taken has gone with it: pressed again, Enter buys nothing
 * there. A shopper who went on meanwhile is left alone.
 * @param offer what was taken.
 * @param home the page's main part or the drawer that it stood in.
 */
export const focusLines = (offer: HTMLElement, home: Element | null): void => {
  const { activeElement } = document;
  if (activeElement !== document.body && !offer.contains(activeElement)) return;
  home?.querySelector<HTMLElement>('[data-cart-lines]')?.focus();
};

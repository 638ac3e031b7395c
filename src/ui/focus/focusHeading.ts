const isFocused = (element: HTMLElement): boolean => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/**
 * Focuses the heading that says where the shopper has come to; `main` until it is there. The heading of the page before
 * may still be, hidden, and takes no focus. @returns whether it was the heading.
 */
const focusHeading = (): boolean => {
  if ([...document.querySelectorAll<HTMLElement>('main h1')].some(isFocused)) return true;
  const main = document.querySelector('main');
  if (main) isFocused(main);
  return false;
};

/**
 * Focuses the page's heading, and what stands in its place until it is there, for a page that turns into another one by
 * itself. The router's arrival does the same with code of its own, which every first visit loads: a module that both share
 * would make that larger by more than it holds.
 * @returns the end of the waiting.
 */
export const focusHeadingWhenThere = (): (() => void) => {
  if (focusHeading()) return () => undefined;
  const start = document.activeElement;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    // The focus of a shopper who went on meanwhile is left alone.
    const hasGoneOn = activeElement !== start && activeElement !== document.body;
    if (hasGoneOn || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
};

/**
 * Keeps the page behind an open dialog or drawer where it is, and as wide as it was while its scrollbar is away. Set on
 * the root itself: for a rule with `:has()` the browser looks at the root again with every element that comes or goes.
 */
export const lockPage = (): void => {
  const root = document.documentElement;
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  root.style.paddingInlineEnd = `${scrollbar}px`;
};

/** Lets the page behind scroll again. */
export const unlockPage = (): void => {
  const root = document.documentElement;
  root.style.overflow = '';
  root.style.paddingInlineEnd = '';
};

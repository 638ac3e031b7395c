import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long what still loads above may move the heading, in milliseconds. */
const settlesWithinMs = 3000;
/** Events which show that the shopper has moved on. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A heading's words as a fragment spells them: `How long we keep it` is `#how-long-we-keep-it`. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const nameIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

const headingOf = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4)')].find(
    ({ textContent }) => slugOf(textContent) === name,
  );

/** Keeps the heading at the top until the page has settled or the shopper goes on. @returns the end of it. */
const hold = (name: string): (() => void) => {
  const go = (): void => {
    const heading = headingOf(name);
    if (!heading) return;
    heading.scrollIntoView({ behavior: 'instant' });
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    if (document.activeElement !== heading) heading.focus({ preventScroll: true });
  };
  const observer = new ResizeObserver(go);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    signs.forEach((sign) => window.removeEventListener(sign, stop));
  };
  const timer = setTimeout(stop, settlesWithinMs);
  observer.observe(document.querySelector('main') ?? document.body);
  signs.forEach((sign) => window.addEventListener(sign, stop, { passive: true }));
  go();
  return stop;
};

/**
 * Leads to the heading whose words the address's fragment spells. Content of Page Builder has no ids for its headings;
 * whatever has the id itself is the router's to find. Going back restores the place where the shopper was instead.
 */
export const useFragmentHeading = (): void => {
  const { hash, key } = useLocation();
  const action = useNavigationType();
  useEffect(() => {
    const name = nameIn(hash);
    // After going back or reloading, the scroll position is restored by now; a first visit is a `POP` too.
    const isRestored = action === NavigationType.Pop && window.scrollY > 0;
    if (name === '' || isRestored || document.getElementById(name)) return undefined;
    return hold(name);
  }, [hash, key, action]);
};

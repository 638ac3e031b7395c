import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { contentIdPrefix } from '@/kernel/routing/contentIdPrefix';
import { afterPaint } from '@/kernel/scheduling/afterPaint';
import type { ShownRoute } from './shownRoute';
import { isOwnDocument } from './routes';
import type { ScrollPositions } from './scrollPositions';

// `ui/focus/focusHeading.ts` holds the same lines for a later chunk, and says why: a change belongs into both.

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

/** Focuses the heading, and what stands in its place until it is there. @returns the end of the waiting. */
const focusHeadingWhenThere = (): (() => void) => {
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

/** Nothing outside an open dialog can have the focus: the menu that led here closes first, and gives the focus back. */
const focusHeadingWhenFree = (): (() => void) => {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) return focusHeadingWhenThere();
  let stop = (): void => undefined;
  const go = (): void => void (stop = focusHeadingWhenThere());
  dialog.addEventListener('close', go, { once: true });
  return () => {
    dialog.removeEventListener('close', go);
    stop();
  };
};

const targetOf = (hash: string): HTMLElement | null => {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return document.getElementById(id) ?? document.getElementById(contentIdPrefix + id);
  } catch {
    return null;
  }
};

/** Scrolls and focuses as a browser does after a page change, which an app has to do itself (WCAG 2.4.3). */
export const useArrival = ({ location, action, outcome }: ShownRoute, positions: ScrollPositions): void => {
  const before = useRef<ShownRoute['location'] | undefined>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = (): void => {
      positions.note(location.key);
      positions.keep();
    };
    // A tab in the background may end without another word.
    const keepWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
    };
  }, [location.key, positions]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = location;
    if (previous === location) return;
    const kept = action === NavigationType.Pop ? positions.get(location.key) : undefined;
    const target = location.hash ? targetOf(location.hash) : null;
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (target) target.scrollIntoView();
    // Other options or another page of a list: the page itself knows whether to move.
    else if (previous && previous.pathname !== location.pathname) window.scrollTo(0, 0);
  }, [location, action, positions]);

  const isFirst = useRef(true);
  // The heading of a page that has only begun goes when the page comes.
  const isThere = outcome.kind !== 'loading';
  const focusBefore = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Before the effects of the page, which may lead to a part of it.
    focusBefore.current = document.activeElement;
  }, [location.pathname, isThere]);
  useEffect(() => {
    if (!isThere) return undefined;
    const isOfBrowser = isFirst.current;
    isFirst.current = false;
    // A browser says itself that a document begins. Checkout is one, too, but for the shopper it is the next page.
    if (isOfBrowser && !(isOwnDocument(location.pathname) && document.activeElement === document.body))
      return undefined;
    let stop = (): void => undefined;
    const focused = focusBefore.current;
    const cancel = afterPaint(() => {
      const { activeElement } = document;
      const hasGoneOn = activeElement !== focused && document.querySelector('main')?.contains(activeElement);
      if (!hasGoneOn) stop = focusHeadingWhenFree();
    });
    return () => {
      cancel();
      stop();
    };
  }, [location.pathname, isThere]);
};

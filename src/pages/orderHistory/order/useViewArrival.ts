import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Focuses the heading of the page. @returns whether it is there. */
const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/**
 * Takes the shopper to the heading of another view of the same path, as another page would (WCAG 2.4.3). Other paths are the
 * router's to arrive at; a filter or another page of a list is no other view. Back and forward scroll to where one was.
 * @param view tells the views of a path apart.
 */
export const useViewArrival = (pathname: string, view: string): void => {
  const last = useRef({ pathname, view });
  const action = useNavigationType();
  useEffect(() => {
    const { current: before } = last;
    last.current = { pathname, view };
    if (before.view === view || before.pathname !== pathname) return undefined;
    if (action !== NavigationType.Pop) document.documentElement.scrollTop = 0;
    if (focusHeading()) return undefined;
    // The heading comes with what is still being loaded, unless the shopper goes on meanwhile.
    const start = document.activeElement;
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      const hasGoneOn = activeElement !== start && activeElement !== document.body;
      if (hasGoneOn || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, view, action]);
};

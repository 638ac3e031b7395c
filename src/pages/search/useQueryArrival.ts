import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Takes the shopper to the heading once another query has its result, as another page would (WCAG 2.4.3). Back and
 * forward are left to the place that the shop remembers.
 * @returns the ref of the page.
 */
export const useQueryArrival = (query: string, isSettled: boolean): RefObject<HTMLElement | null> => {
  const page = useRef<HTMLElement>(null);
  const last = useRef(query);
  const action = useNavigationType();

  useEffect(() => {
    if (!isSettled || last.current === query) return;
    last.current = query;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
    if (action !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [query, isSettled, action]);

  return page;
};

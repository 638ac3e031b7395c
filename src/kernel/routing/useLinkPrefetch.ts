import { type RefObject, useEffect, useMemo } from 'react';
import { onceTouched } from '@/kernel/viewport/onceTouched';
import { allowsSpeculation } from './connection';

/** Milliseconds in view before a link is prefetched: what is scrolled past is not worth a request. */
const dwellMs = 400;

/** Handlers that prefetch when the shopper shows an intent. */
export interface PrefetchHandlers {
  onMouseEnter?: () => void;
  onFocus?: () => void;
  onTouchStart?: () => void;
}

/**
 * Prefetches a link's page on hover, focus and touch start, and in view when asked for, once the
 * page has been touched and where the connection allows.
 * @param prefetch undefined for a link whose page cannot be loaded ahead.
 */
export const useLinkPrefetch = (
  prefetch: ((path: string) => void) | undefined,
  path: string,
  link: RefObject<Element | null>,
  isInViewToo: boolean,
): PrefetchHandlers => {
  useEffect(() => {
    const element = link.current;
    if (!prefetch || !element || !isInViewToo || !allowsSpeculation()) return;
    if (typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.some((entry) => entry.isIntersecting)) return;
      timer = setTimeout(() => {
        observer.disconnect();
        prefetch(path);
      }, dwellMs);
    });
    const end = onceTouched(() => observer.observe(element));
    return () => {
      end();
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [prefetch, path, link, isInViewToo]);

  return useMemo(() => {
    if (!prefetch) return {};
    // Behind the paint that answers to the input: a page can cost more than a frame to ask for.
    const start = (): void => void setTimeout(() => prefetch(path));
    return { onMouseEnter: start, onFocus: start, onTouchStart: start };
  }, [prefetch, path]);
};

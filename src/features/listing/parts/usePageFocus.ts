import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readPageNumber } from '@/kernel/routing/pageNumber';

export interface PageFocusOptions {
  section: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  /** The products on screen are those of the address. */
  isSettled: boolean;
}

/** Pixels that the header takes from the top of the window (global.css). */
const headerHeight = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** The address but for the page. */
const restOf = (search: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return parameters.toString();
};

/** Ways to the beginning of a list. */
export interface PageFocus {
  /** Moves the focus only, for when the control that had it goes. */
  focusHeading: () => void;
  /** Moves the page too. */
  goToList: () => void;
}

/**
 * Takes the shopper to the beginning of the list once another page of it has come (WCAG 2.4.3); back and forward are
 * left to the browser's own place.
 */
export const usePageFocus = ({ section, heading, isSettled }: PageFocusOptions): PageFocus => {
  const { search } = useLocation();
  const action = useNavigationType();
  const last = useRef(search);

  const focusHeading = (): void => heading.current?.focus({ preventScroll: true });
  const goToList = (): void => {
    focusHeading();
    const top = section.current?.getBoundingClientRect().top ?? 0;
    window.scrollTo(0, Math.max(0, top + window.scrollY - headerHeight()));
  };

  const arrive = useEffectEvent(goToList);
  useEffect(() => {
    if (!isSettled || last.current === search) return;
    const isOtherPage =
      readPageNumber(last.current) !== readPageNumber(search) && restOf(last.current) === restOf(search);
    last.current = search;
    if (isOtherPage && action !== NavigationType.Pop) arrive();
  }, [isSettled, search, action]);

  return { focusHeading, goToList };
};

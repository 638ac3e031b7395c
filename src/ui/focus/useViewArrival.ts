import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeadingWhenThere } from './focusHeading';

/**
 * Takes the shopper to the heading of another view of the same path, as another page would (WCAG 2.4.3). Other paths are the
 * router's to arrive at; a filter or another page of a list that stays is no other view. Back and forward scroll to where one was.
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
    return focusHeadingWhenThere();
  }, [pathname, view, action]);
};

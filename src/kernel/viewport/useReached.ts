import type { RefObject } from 'react';
import { useKeyboardReader } from './useKeyboardReader';
import { useNear } from './useNear';

/** Whether a part of the page has to be there: it is near the window, or somebody reads by keyboard and never scrolls. */
export const useReached = (element: RefObject<Element | null>): boolean => {
  const isNear = useNear(element);
  const isKeyboardReader = useKeyboardReader();
  return isNear || isKeyboardReader;
};

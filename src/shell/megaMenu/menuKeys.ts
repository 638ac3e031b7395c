/** Action of a key on a top-level category. */
export type MenuIntent = 'open' | 'enter' | 'close';

export interface MenuKey {
  key: string;
  shiftKey: boolean;
}

/**
 * ArrowDown or Space opens, ArrowUp, Escape or Shift+Tab closes. ArrowDown on an open menu goes into it.
 * Tab on the last item closes by itself: the focus leaves.
 */
export const menuIntent = ({ key, shiftKey }: MenuKey, isOpen: boolean): MenuIntent | undefined => {
  if (key === 'ArrowDown') return isOpen ? 'enter' : 'open';
  if (key === ' ') return 'open';
  if (key === 'ArrowUp' || key === 'Escape' || (key === 'Tab' && shiftKey)) return isOpen ? 'close' : undefined;
  return undefined;
};

/** Action of a key on a top-level category. */
export type MenuIntent = 'open' | 'enter' | 'close' | 'next' | 'previous';

export interface MenuKey {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/**
 * ArrowDown or Space opens, ArrowUp, Escape or Shift+Tab closes. ArrowDown on an open menu goes into it.
 * Tab on the last item closes by itself: the focus leaves. ArrowRight and ArrowLeft go along the categories, so that
 * nobody has to tab through a panel; with Alt or Command they are the browser's own.
 */
export const menuIntent = ({ key, shiftKey, altKey, metaKey }: MenuKey, isOpen: boolean): MenuIntent | undefined => {
  if (key === 'ArrowDown') return isOpen ? 'enter' : 'open';
  if (key === ' ') return 'open';
  if (key === 'ArrowUp' || key === 'Escape' || (key === 'Tab' && shiftKey)) return isOpen ? 'close' : undefined;
  if (altKey || metaKey) return undefined;
  return key === 'ArrowRight' ? 'next' : key === 'ArrowLeft' ? 'previous' : undefined;
};

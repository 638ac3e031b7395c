import { type RefObject, useEffect, useRef } from 'react';
import type { CartView } from '@/features/cart/useCart';
import { focusInside } from '@/ui/focus/focusInside';

/** Takes the focus that went with the last line, or with what said that the cart is empty, to the heading that is there now. */
export const useEmptiedFocus = (kind: CartView['kind']): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const last = useRef(kind);
  useEffect(() => {
    const { current: before } = last;
    last.current = kind;
    if (before === kind || (before !== 'empty' && kind !== 'empty') || !main.current) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === main.current) focusInside(main.current);
  }, [kind]);
  return main;
};

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusInside } from '@/ui/focus/focusInside';

/** Notes where the focus comes from, and that a toast is being taken away by a press on it. */
export interface FocusReturn {
  noteOrigin: (event: FocusEvent) => void;
  leave: () => void;
}

/**
 * Gives the focus back when the toast that has it goes by a press: to where it came from, or into the page or dialog that
 * the toasts stand in.
 * @param toasts the toasts on screen.
 */
export const useFocusReturn = (
  stack: RefObject<HTMLElement | null>,
  place: HTMLElement,
  toasts: readonly unknown[],
): FocusReturn => {
  const origin = useRef<EventTarget | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    const { activeElement } = document;
    // What the press led to may have taken the focus by now.
    if (activeElement !== null && activeElement !== document.body && activeElement.isConnected) return;
    const { current: from } = origin;
    if (from instanceof HTMLElement && from.isConnected && !from.matches(':disabled'))
      from.focus({ preventScroll: true });
    else focusInside(place);
  }, [place, toasts]);
  return {
    noteOrigin: ({ relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && stack.current?.contains(relatedTarget);
      if (!isInside) origin.current = relatedTarget;
    },
    leave: () => {
      isLeaving.current = stack.current?.contains(document.activeElement) ?? false;
    },
  };
};

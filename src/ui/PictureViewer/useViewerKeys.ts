import { useEffect, useEffectEvent } from 'react';

export interface ViewerKeys {
  /** Class of the viewer's root. */
  viewer: string;
  close: () => void;
  previous: () => void;
  next: () => void;
}

/**
 * Keeps Tab inside the viewer, and answers its keys while the focus is nowhere: the library is no native dialog and
 * hears only what happens within.
 */
export const useViewerKeys = (keys: ViewerKeys): void => {
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const viewer = document.querySelector(`.${keys.viewer}`);
    if (!viewer) return;
    const { activeElement } = document;
    const isInside = viewer.contains(activeElement);
    if (event.key === 'Tab') {
      const stops = [...viewer.querySelectorAll<HTMLElement>('button:not(:disabled)')];
      const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
      if (isInside && activeElement !== from) return;
      event.preventDefault();
      to?.focus({ preventScroll: true });
      return;
    }
    if (isInside) return;
    if (event.key === 'Escape') keys.close();
    if (event.key === 'ArrowLeft') keys.previous();
    if (event.key === 'ArrowRight') keys.next();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

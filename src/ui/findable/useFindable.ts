import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hides a part so that the browser's search still finds it: what is found opens.
 * A `details` does so by itself; this is for what cannot be one, such as a group or a tab's panel.
 * @param isOpen whether the part is shown.
 * @param open called before the browser shows what it found there; keep its identity, or it is registered at every render.
 * @returns ref of the part, which must not have `hidden` among its own properties.
 */
export const useFindable = (isOpen: boolean, open: () => void): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null);

  // React writes `hidden` without a value. Before the page scrolls to where its address leads, which may be in the part.
  useLayoutEffect(() => {
    if (isOpen) part.current?.removeAttribute('hidden');
    else part.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = part.current;
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [open]);

  return part;
};

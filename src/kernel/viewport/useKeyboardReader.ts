import { useEffect, useState } from 'react';

/** Keys by which one moves on, or searches in the page, without scrolling. */
const isRevealing = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab'
    ? document.activeElement?.closest('main') != null
    : key === 'F3' || ((ctrlKey || metaKey) && key === 'f');

/** A prerenderer names itself so, and never scrolls. */
const isPrerenderer = (): boolean => /prerender/i.test(navigator.userAgent);

/** Whether the page is read by keyboard, or to the end by a prerenderer: then no part may wait until it is scrolled to. */
export const useKeyboardReader = (): boolean => {
  const [isKeyboardReader, setIsKeyboardReader] = useState(isPrerenderer);

  useEffect(() => {
    if (isKeyboardReader) return;
    const listen = (event: KeyboardEvent): void => {
      if (isRevealing(event)) setIsKeyboardReader(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isKeyboardReader]);

  return isKeyboardReader;
};

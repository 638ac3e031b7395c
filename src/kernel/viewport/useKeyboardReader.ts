import { useEffect, useState } from 'react';
import { isPrerenderer } from '../head/prerenderSignals';

/** Keys by which one moves on, or searches in the page, without scrolling. */
const isRevealing = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab'
    ? document.activeElement?.closest('main') != null
    : key === 'F3' || ((ctrlKey || metaKey) && key === 'f');

/** Whether the page is read by keyboard, or by a prerenderer, which never scrolls: then no part may wait for that. */
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

import { useEffect, useState } from 'react';

/** Keys by which one moves on, or searches in the page, without scrolling. */
const isRevealing = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab'
    ? document.activeElement?.closest('main') != null
    : key === 'F3' || ((ctrlKey || metaKey) && key === 'f');

/** Whether somebody reads the page by keyboard: then nothing may wait for being scrolled to. */
export const useKeyboardReader = (): boolean => {
  const [isKeyboardReader, setIsKeyboardReader] = useState(false);

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

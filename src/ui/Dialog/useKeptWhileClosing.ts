import { useEffect, useState } from 'react';

/** Milliseconds that drawers and dialogs slide. */
export const slideMs = 384;

/** Whether to render what a drawer or dialog holds: while it is open, and until it has slid out. */
export const useKeptWhileClosing = (isOpen: boolean): boolean => {
  const [isKept, setIsKept] = useState(isOpen);
  if (isOpen && !isKept) setIsKept(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setIsKept(false), slideMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || isKept;
};

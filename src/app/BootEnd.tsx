import { useLayoutEffect } from 'react';

/** Takes the boot shimmer away in the very commit that brings the page. */
export const BootEnd = () => {
  useLayoutEffect(() => {
    document.getElementById('boot')?.remove();
  }, []);
  return null;
};

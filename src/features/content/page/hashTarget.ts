import { contentIdPrefix } from '@/kernel/routing/contentIdPrefix';

/** What the address of the page leads to in the backend's content; null for nothing. */
export const hashTarget = (): HTMLElement | null => {
  try {
    return document.getElementById(contentIdPrefix + decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // Not an address that anybody wrote: half a character.
    return null;
  }
};

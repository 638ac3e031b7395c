import { useSyncExternalStore } from 'react';

/** Where the badge of the last protected form stands; undefined as long as no form of this page was protected. */
let badge: string | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells that a form of this page is protected, so that the page can say so. */
export const tellProtected = (place: string): void => {
  badge = place;
  for (const listener of listeners) listener();
};

/** Where the badge of the bot protection stands in this page; undefined while no form of it is protected. */
export const useProtectedBadge = (): string | undefined => useSyncExternalStore(subscribe, () => badge);

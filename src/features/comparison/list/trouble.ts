import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let hasTrouble = false;

/** Notes whether the last change reached the backend. */
export const writeTrouble = (next: boolean): void => {
  if (hasTrouble === next) return;
  hasTrouble = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether something was chosen that the backend does not know yet. */
export const useTrouble = (): boolean => useSyncExternalStore(subscribe, () => hasTrouble);

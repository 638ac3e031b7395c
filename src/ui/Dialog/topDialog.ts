import { useSyncExternalStore } from 'react';
import { lockPage, unlockPage } from './pageLock';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  if (open.length === 0 && next.length > 0) lockPage();
  if (next.length === 0) unlockPage();
  open = next;
  listeners.forEach((listener) => listener());
};

/** Notes that a dialog is about to lie over the page, on top of all that do already. */
export const dialogOpened = (dialog: HTMLDialogElement): void =>
  change([...open.filter((other) => other !== dialog), dialog]);

/** Notes that a dialog lies over the page no more. */
export const dialogClosed = (dialog: HTMLDialogElement): void => {
  if (open.includes(dialog)) change(open.filter((other) => other !== dialog));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The dialog or drawer that is on top; undefined when none is open. All that is outside of it is inert. */
export const useTopDialog = (): HTMLDialogElement | undefined => useSyncExternalStore(subscribe, () => open.at(-1));

import { useSyncExternalStore } from 'react';
import { onListChange, readStoredList } from './list/storedList';

const readText = (): string => {
  const { uid, products = [] } = readStoredList() ?? {};
  return uid === undefined ? '' : [uid, ...products].join(' ');
};

/** A text that changes whenever the backend's list does, and begins with its uid; '' without one. */
export const useListText = (): string => useSyncExternalStore(onListChange, readText);

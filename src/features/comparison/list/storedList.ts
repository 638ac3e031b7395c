import { isRecord } from '@/kernel/isRecord';
import { comparedStorage } from '../compared';
import { compareListKey } from '../comparedKey';

/** The backend's list, as the browser knows it. */
export interface StoredList {
  uid: string;
  /** A guest's list is joined with the customer's at the sign-in. */
  isGuests: boolean;
  /** Uids of the products that it held by its last answer. */
  products: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const asList = (value: unknown): StoredList | undefined =>
  isRecord(value) && isText(value.uid) && typeof value.isGuests === 'boolean' && Array.isArray(value.products)
    ? { uid: value.uid, isGuests: value.isGuests, products: value.products.filter(isText) }
    : undefined;

const listeners = new Set<() => void>();
/** Of a browser that keeps nothing. */
let unkept: StoredList | undefined;

/** The list that this device knows; undefined before anything was compared. */
export const readStoredList = (): StoredList | undefined => comparedStorage().read(compareListKey, asList) ?? unkept;

/** Knows this list from now on; none where it is gone. */
export const writeStoredList = (list: StoredList | undefined): void => {
  const storage = comparedStorage();
  if (list) storage.write(compareListKey, list);
  else storage.remove(compareListKey);
  unkept = list && storage.storedAt(compareListKey) === undefined ? list : undefined;
  listeners.forEach((listener) => listener());
};

/** Calls back whenever the list changes, here or in another tab. */
export const onListChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = comparedStorage().onChangeElsewhere(compareListKey, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};

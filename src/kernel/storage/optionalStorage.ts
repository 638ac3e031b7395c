import type { ShopStorage } from './shopStorage';

/** What the visitor decided about what the shop could do without. */
export type OptionalChoice = 'accepted' | 'refused';

const choiceKey = 'optionalStorage';
/** Seconds for which the decision holds: half a year, after which it is asked for again. */
const choiceSeconds = 182 * 24 * 3600;

interface HeldEntry {
  value: unknown;
  ttlSeconds: number;
}

/** Entries of this page that wait for the visitor's decision, or were refused a place on the device. */
const heldByStorage = new WeakMap<ShopStorage, Map<string, HeldEntry>>();

const heldOf = (storage: ShopStorage): Map<string, HeldEntry> => {
  const held = heldByStorage.get(storage) ?? new Map<string, HeldEntry>();
  heldByStorage.set(storage, held);
  return held;
};

const asChoice = (value: unknown): OptionalChoice | undefined =>
  value === 'accepted' || value === 'refused' ? value : undefined;

/** The visitor's decision; undefined before there is one. */
export const readOptionalChoice = (storage: ShopStorage): OptionalChoice | undefined =>
  storage.read(choiceKey, asChoice);

/** Reads an entry that the shop could do without: off the device only with the visitor's consent. */
export const readOptional = <T>(
  storage: ShopStorage,
  key: string,
  parse: (value: unknown) => T | undefined,
): T | undefined =>
  readOptionalChoice(storage) === 'accepted' ? storage.read(key, parse) : parse(heldOf(storage).get(key)?.value);

/**
 * Writes such an entry; without consent it lasts as long as the page.
 * @param ttlSeconds the entry is dropped when it is older.
 */
export const writeOptional = (storage: ShopStorage, key: string, value: unknown, ttlSeconds: number): void => {
  if (readOptionalChoice(storage) === 'accepted') storage.write(key, value, ttlSeconds);
  else heldOf(storage).set(key, { value, ttlSeconds });
};

/** Removes such an entry, wherever it is. */
export const removeOptional = (storage: ShopStorage, key: string): void => {
  heldOf(storage).delete(key);
  storage.remove(key);
};

/**
 * Keeps the decision. What was held back is written once the visitor accepts.
 * @param keys entries that are taken off the device when the visitor refuses.
 */
export const chooseOptional = (storage: ShopStorage, choice: OptionalChoice, keys: readonly string[]): void => {
  storage.write(choiceKey, choice, choiceSeconds);
  const held = heldOf(storage);
  if (choice === 'refused') for (const key of keys) removeOptional(storage, key);
  else for (const [key, { value, ttlSeconds }] of held) storage.write(key, value, ttlSeconds);
  held.clear();
};

import { useSyncExternalStore } from 'react';
import { settings } from '@/kernel/app/settings';
import { isRecord } from '@/kernel/isRecord';
import { browserStorage, createShopStorage, type ShopStorage, tabStorage } from '@/kernel/storage/shopStorage';
import { comparedKey } from './comparedKey';

/** A product that was put into the comparison. */
export interface ComparedProduct {
  uid: string;
  sku: string;
  name: string;
}

/** More would be narrower than their facts. */
export const mostCompared = 4;

const isProduct = (value: unknown): value is ComparedProduct =>
  isRecord(value) &&
  typeof value.sku === 'string' &&
  value.sku !== '' &&
  typeof value.name === 'string' &&
  typeof value.uid === 'string';

const asProducts = (value: unknown): readonly ComparedProduct[] | undefined =>
  Array.isArray(value) ? value.filter(isProduct) : undefined;

/** A choice for this visit, of this tab; where the backend keeps it, that of the device, which all tabs share. */
export const comparedStorage = (): ShopStorage =>
  createShopStorage({
    raw: CAPABILITIES.compareLists ? browserStorage() : tabStorage(),
    namespace: settings.storageNamespace,
    now: Date.now,
  });

const listeners = new Set<() => void>();

interface Known {
  /** When the entry was written that this was read from: another tab or a sign-out may have changed it since. */
  at: number | undefined;
  all: readonly ComparedProduct[];
  shown: readonly ComparedProduct[];
}
let known: Known | undefined;

const toKnown = (at: number | undefined, all: readonly ComparedProduct[]): Known => ({
  at,
  all,
  shown: all.slice(0, mostCompared),
});

const readKnown = (): Known => {
  const storage = comparedStorage();
  const at = storage.storedAt(comparedKey);
  if (!known || known.at !== at) known = toKnown(at, storage.read(comparedKey, asProducts) ?? []);
  return known;
};

/** The products that are compared, in the order in which they were chosen. */
export const readCompared = (): readonly ComparedProduct[] => readKnown().shown;

/** The same with those that a customer's list holds beyond what is compared at once. */
export const readAllCompared = (): readonly ComparedProduct[] => readKnown().all;

/** Compares these products from now on. */
export const writeCompared = (next: readonly ComparedProduct[]): void => {
  const storage = comparedStorage();
  storage.write(comparedKey, next);
  // Without storage the choice lasts as long as the page.
  known = toKnown(storage.storedAt(comparedKey), next);
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = CAPABILITIES.compareLists ? comparedStorage().onChangeElsewhere(comparedKey, listener) : undefined;
  return () => {
    listeners.delete(listener);
    stop?.();
  };
};

/** The products that are compared; renders again when they change. */
export const useCompared = (): readonly ComparedProduct[] => useSyncExternalStore(subscribe, readCompared);

/**
 * Puts a product into the comparison, or takes it out.
 * @returns false where the comparison is full.
 */
export const toggleCompared = ({ uid, sku, name }: ComparedProduct): boolean => {
  const before = readAllCompared();
  const rest = before.filter((product) => product.sku !== sku);
  if (rest.length === before.length && before.length >= mostCompared) return false;
  writeCompared(rest.length < before.length ? rest : [...before, { uid, sku, name }]);
  return true;
};

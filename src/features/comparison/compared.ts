import { useSyncExternalStore } from 'react';
import { settings } from '@/kernel/app/settings';
import { isRecord } from '@/kernel/isRecord';
import { readStored, type ShopStorageOptions, tabStorage, writeStored } from '@/kernel/storage/shopStorage';
import { comparedKey } from './comparedKey';

/** A product that was put into the comparison. */
export interface ComparedProduct {
  sku: string;
  name: string;
}

/** More would be narrower than their facts. */
export const mostCompared = 4;

const isProduct = (value: unknown): value is ComparedProduct =>
  isRecord(value) && typeof value.sku === 'string' && value.sku !== '' && typeof value.name === 'string';

const asProducts = (value: unknown): readonly ComparedProduct[] | undefined =>
  Array.isArray(value) ? value.filter(isProduct).slice(0, mostCompared) : undefined;

/** A choice for this visit, of this tab. */
const place = (): ShopStorageOptions => ({ raw: tabStorage(), namespace: settings.storageNamespace, now: Date.now });

const listeners = new Set<() => void>();
let products: readonly ComparedProduct[] | undefined;

/** The products that are compared, in the order in which they were chosen. */
export const readCompared = (): readonly ComparedProduct[] =>
  (products ??= readStored(place(), comparedKey, asProducts) ?? []);

/** Compares these products from now on. */
export const writeCompared = (next: readonly ComparedProduct[]): void => {
  products = next.slice(0, mostCompared);
  // Without session storage the choice lasts as long as the page.
  writeStored(place(), comparedKey, products);
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The products that are compared; renders again when they change. */
export const useCompared = (): readonly ComparedProduct[] => useSyncExternalStore(subscribe, readCompared);

/**
 * Puts a product into the comparison, or takes it out.
 * @returns false where the comparison is full.
 */
export const toggleCompared = (product: ComparedProduct): boolean => {
  const before = readCompared();
  const rest = before.filter(({ sku }) => sku !== product.sku);
  if (rest.length === before.length && before.length >= mostCompared) return false;
  writeCompared(rest.length < before.length ? rest : [...before, product]);
  return true;
};

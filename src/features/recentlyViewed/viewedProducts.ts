import type { AppThunk } from '@/kernel/redux/thunk';
import { readOptional, writeOptional } from '@/kernel/storage/optionalStorage';
import { viewedKey } from './viewedKey';

/** How many are kept: one more than are shown, as the current one is left out. */
const maximum = 13;
/** Seconds after the last look at a product: a month. */
const ttlSeconds = 30 * 24 * 3600;

const asSkus = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((sku): sku is string => typeof sku === 'string' && sku !== '') : undefined;

/** Puts a product in front of those that were looked at before. */
export const withViewed = (skus: readonly string[], sku: string): string[] =>
  [sku, ...skus.filter((other) => other !== sku)].slice(0, maximum);

/** Remembers that the shopper looks at a product. */
export const rememberViewedProduct =
  (sku: string | null): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    if (!sku) return;
    const before = readOptional(storage, viewedKey, asSkus) ?? [];
    writeOptional(storage, viewedKey, withViewed(before, sku), ttlSeconds);
  };

/** Reads the recently viewed products, the latest first, without the current one. */
export const readViewedProducts =
  (currentSku: string | null | undefined): AppThunk<string[]> =>
  (_dispatch, _getState, { storage }) =>
    (readOptional(storage, viewedKey, asSkus) ?? []).filter((sku) => sku !== currentSku).slice(0, maximum - 1);

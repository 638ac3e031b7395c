import { isRecord } from '@/kernel/isRecord';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { carriedReasons, leftBehindKey, type LineNotCarried } from '../operations/cartContextSlice';

/** Seconds after which it is no news. */
const lifetimeSeconds = 60;

/** Keeps what was left behind at the sign-in for the next page. */
export const keepLeftBehind = (storage: ShopStorage, lines: readonly LineNotCarried[]): void =>
  storage.write(leftBehindKey, lines, lifetimeSeconds);

const toLine = (value: unknown): LineNotCarried[] => {
  if (!isRecord(value)) return [];
  const { name, quantity, carried, reason } = value;
  if (typeof name !== 'string' || typeof quantity !== 'number' || typeof carried !== 'number') return [];
  return [{ name, quantity, carried, reason: carriedReasons.find((known) => known === reason) }];
};

/** What a page before has kept. */
export const readLeftBehind = (storage: ShopStorage): LineNotCarried[] =>
  storage.read(leftBehindKey, (value) => (Array.isArray(value) ? value.flatMap(toLine) : undefined)) ?? [];

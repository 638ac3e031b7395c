import { isRecord } from '@/kernel/isRecord';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { leftBehindKey, type LineNotCarried } from '../operations/cartContextSlice';

/** Seconds after which it is no news. */
const lifetimeSeconds = 60;

/** Keeps what was left behind at the sign-in for the next page. */
export const keepLeftBehind = (storage: ShopStorage, lines: readonly LineNotCarried[]): void =>
  storage.write(leftBehindKey, lines, lifetimeSeconds);

const reasons = [
  'cart.errorTooMany',
  'cart.errorNotEnough',
  'cart.errorSoldOut',
  'cart.errorGone',
  'cart.errorOffline',
] as const satisfies readonly LineNotCarried['reason'][];

const toLine = (value: unknown): LineNotCarried[] => {
  if (!isRecord(value)) return [];
  const { name, quantity, carried, reason } = value;
  if (typeof name !== 'string' || typeof quantity !== 'number' || typeof carried !== 'number') return [];
  return [{ name, quantity, carried, reason: reasons.find((known) => known === reason) }];
};

/** What a page before has kept. */
export const readLeftBehind = (storage: ShopStorage): LineNotCarried[] =>
  storage.read(leftBehindKey, (value) => (Array.isArray(value) ? value.flatMap(toLine) : undefined)) ?? [];

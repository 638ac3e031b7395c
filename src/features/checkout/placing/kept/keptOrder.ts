import { sessionLifetimeSeconds } from '@/features/session/tokenLifetime';
import { isRecord } from '@/kernel/isRecord';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { readChanges } from '@/kernel/storage/changeLog';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { keptOrderKeys } from '../../forgetCheckout';
import type { OrderOnReceipt } from '../../checkoutSlice';

/** An order as its cart was when it was placed, where the backend cannot be asked which order came of a cart. */
export interface KeptOrder {
  cartId: string;
  /** The backend's internal id; '' while no answer has come. */
  orderId: string;
  /** Number of the customer's newest order before this one: '' when there was none; null for a guest, and when unknown. */
  newestBefore: string | null;
  isGuest: boolean;
  email: string;
  order: OrderOnReceipt;
  /** Changes of the cart that had been answered when it was looked at; null when the look proves nothing. */
  changes: number | null;
}

/** Of the order no more is checked than that it is there: the shop itself wrote it, and a release may have changed it. */
const isKeptOrder = (value: unknown): value is KeptOrder =>
  isRecord(value) &&
  typeof value.cartId === 'string' &&
  typeof value.orderId === 'string' &&
  (value.newestBefore === null || typeof value.newestBefore === 'string') &&
  typeof value.isGuest === 'boolean' &&
  typeof value.email === 'string' &&
  (value.changes === null || typeof value.changes === 'number') &&
  isRecord(value.order) &&
  Array.isArray(value.order.items);

const asKeptOrder = (value: unknown): KeptOrder | undefined => (isKeptOrder(value) ? value : undefined);

type Which = keyof typeof keptOrderKeys;

/** `sent` is the order that is being placed, `placed` the last one that was. */
export const readKeptOrder = (storage: ShopStorage, which: Which): KeptOrder | undefined =>
  storage.read(keptOrderKeys[which], asKeptOrder);

/** It lives no longer than what was typed into checkout: name and address stand in it. */
export const writeKeptOrder = (
  services: Pick<ThunkServices, 'apollo' | 'storage'>,
  which: Which,
  order: KeptOrder,
): void => services.storage.write(keptOrderKeys[which], order, sessionLifetimeSeconds(services));

/** How many changes of a cart were sent, if the backend has answered them all; null when one may still be on its way. */
export const answeredChanges = (storage: ShopStorage, cartId: string): number | null => {
  const changes = readChanges(storage, cartId);
  return changes?.unanswered === 0 ? changes.sent : null;
};

/**
 * Whether the cart as it was kept is what was ordered: nothing was sent that could have changed it since it was looked at,
 * by this tab or another one.
 */
export const isAsKept = (storage: ShopStorage, { cartId, changes }: KeptOrder): boolean =>
  changes !== null && answeredChanges(storage, cartId) === changes;

/** Forgets the order that was sent: what became of it is known and told. */
export const forgetSentOrder = (storage: ShopStorage): void => storage.remove(keptOrderKeys.sent);

import { isRecord } from '@/kernel/isRecord';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { receiptKey } from '../forgetCheckout';

/** Where the receipt of the last order is found. It outlives the session, so nothing personal stands in it. */
export interface LastReceipt {
  cartId: string;
  /** The `Idempotency-Key` of the order; null when it is not known. */
  key: string | null;
  number: string | null;
  /** What opens the order of a guest; '' without one. */
  token: string;
  /** Unreadable but for its first letter; '' when it is not known. */
  maskedEmail: string;
}

/** Seconds for which the receipt is found. */
const lifetimeSeconds = 3600;

const asReceipt = (value: unknown): LastReceipt | undefined => {
  // A release before this one kept the cart alone.
  if (typeof value === 'string' && value !== '')
    return { cartId: value, key: null, number: null, token: '', maskedEmail: '' };
  if (!isRecord(value) || typeof value.cartId !== 'string' || value.cartId === '') return undefined;
  const { cartId, key, number, token, maskedEmail } = value;
  return {
    cartId,
    key: typeof key === 'string' ? key : null,
    number: typeof number === 'string' ? number : null,
    token: typeof token === 'string' ? token : '',
    maskedEmail: typeof maskedEmail === 'string' ? maskedEmail : '',
  };
};

/** The receipt of the last order in this browser; undefined without one, or after its time. */
export const readLastReceipt = (storage: ShopStorage): LastReceipt | undefined => storage.read(receiptKey, asReceipt);

/** Keeps a receipt, so that its page can be loaded again. */
export const saveLastReceipt = (storage: ShopStorage, receipt: LastReceipt): void =>
  storage.write(receiptKey, receipt, lifetimeSeconds);

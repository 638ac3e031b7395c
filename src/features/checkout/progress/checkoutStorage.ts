import { parseAddress } from '@/features/address/address';
import { sessionLifetimeSeconds } from '@/features/session/tokenStorage';
import { isRecord } from '@/kernel/isRecord';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { asAgreedCart } from '../placing/agreedCart';
import { parseArrival } from '../arrival';
import type { AvailableShippingMethod, ChosenShippingMethod, SavedCheckout } from '../checkoutSlice';
import { checkoutKeys, receiptKey } from '../forgetCheckout';

/** Seconds that ids of orders outlive their last change. They are no personal data, and keep an order from being lost. */
const orderLifetimeSeconds = 3600;

type SavedField = keyof typeof checkoutKeys;

/** Orders that were sent and not yet answered outlive a reload. */
const attemptKey = 'placing_order';

const textIn = (record: Record<string, unknown>, key: string): string =>
  typeof record[key] === 'string' ? record[key] : '';

const asChosenMethod = (value: unknown): (ChosenShippingMethod & { title: string }) | undefined => {
  if (!isRecord(value)) return undefined;
  const [carrier_code, method_code] = [textIn(value, 'carrier_code'), textIn(value, 'method_code')];
  return carrier_code && method_code ? { carrier_code, method_code, title: textIn(value, 'title') } : undefined;
};

const asMethod = (value: unknown): AvailableShippingMethod[] => {
  if (!isRecord(value) || typeof value.price !== 'number') return [];
  const [code, methodCode] = [textIn(value, 'code'), textIn(value, 'methodCode')];
  if (!code || !methodCode) return [];
  const [title, methodTitle, currency] = [
    textIn(value, 'title'),
    textIn(value, 'methodTitle'),
    textIn(value, 'currency'),
  ];
  return [{ code, title, methodCode, methodTitle, price: value.price, currency, arrival: parseArrival(value.arrival) }];
};
const asMethods = (value: unknown): AvailableShippingMethod[] | undefined =>
  Array.isArray(value) ? value.flatMap(asMethod) : undefined;

/** What an earlier visit to checkout left; whatever is spoilt counts as not there. */
export const readSavedCheckout = (storage: ShopStorage): SavedCheckout => {
  const method = storage.read(checkoutKeys.shippingMethod, asChosenMethod);
  return {
    availableShippingMethods: storage.read(checkoutKeys.availableShippingMethods, asMethods) ?? [],
    billingAddress: storage.read(checkoutKeys.billingAddress, parseAddress) ?? null,
    shippingAddress: storage.read(checkoutKeys.shippingAddress, parseAddress) ?? null,
    shippingMethod: method ? { carrier_code: method.carrier_code, method_code: method.method_code } : null,
    shippingTitle: method?.title ?? '',
    paymentCode: storage.read(checkoutKeys.paymentCode, asText) ?? '',
    agreedCart: storage.read(checkoutKeys.agreedCart, asAgreedCart) ?? null,
  };
};

/** What was entered lives no longer than a session, a guest's too (docs/decisions/024). */
export const saveCheckoutField = (
  services: Pick<ThunkServices, 'apollo' | 'storage'>,
  field: SavedField,
  value: unknown,
): void => services.storage.write(checkoutKeys[field], value, sessionLifetimeSeconds(services));

export const removeCheckoutField = (storage: ShopStorage, field: SavedField): void =>
  storage.remove(checkoutKeys[field]);

export interface OrderAttempt {
  cartId: string;
  /** Idempotency key that the order was sent with. */
  key: string;
}

const asAttempts = (value: unknown): OrderAttempt[] | undefined =>
  Array.isArray(value)
    ? value.flatMap((entry: unknown) => {
        if (!isRecord(entry)) return [];
        const [cartId, key] = [textIn(entry, 'cartId'), textIn(entry, 'key')];
        return cartId && key ? [{ cartId, key }] : [];
      })
    : undefined;

/** Orders that were sent and not yet answered; more than one when several tabs sent some. */
export const readAttempts = (storage: ShopStorage): OrderAttempt[] => storage.read(attemptKey, asAttempts) ?? [];

export const addAttempt = (storage: ShopStorage, attempt: OrderAttempt): void =>
  storage.write(attemptKey, [...readAttempts(storage), attempt], orderLifetimeSeconds);

/** Forgets the attempts that an answer settled. */
export const removeAttempts = (storage: ShopStorage, isSettled: (attempt: OrderAttempt) => boolean): void => {
  const rest = readAttempts(storage).filter((attempt) => !isSettled(attempt));
  if (rest.length > 0) storage.write(attemptKey, rest, orderLifetimeSeconds);
  else storage.remove(attemptKey);
};

/**
 * A cart for which the backend knew no order when it was asked: the request may still have been under way, so the next
 * visit to checkout asks again.
 */
const unknownOrderKey = 'doubtful_order';

export const readUnknownOrder = (storage: ShopStorage): string | undefined => storage.read(unknownOrderKey, asText);
export const saveUnknownOrder = (storage: ShopStorage, cartId: string): void =>
  storage.write(unknownOrderKey, cartId, orderLifetimeSeconds);
export const removeUnknownOrder = (storage: ShopStorage): void => storage.remove(unknownOrderKey);

export const readReceiptCart = (storage: ShopStorage): string | undefined => storage.read(receiptKey, asText);
export const saveReceiptCart = (storage: ShopStorage, cartId: string): void =>
  storage.write(receiptKey, cartId, orderLifetimeSeconds);

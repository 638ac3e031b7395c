import { parseAddress } from '@/features/address/address';
import { sessionLifetimeSeconds } from '@/features/session/tokenLifetime';
import { isRecord } from '@/kernel/isRecord';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { asAgreedCart } from '../placing/agreedCart';
import { parseArrival } from '../ArrivalDays';
import type { AvailableShippingMethod, ChosenShippingMethod, SavedCheckout } from '../checkoutSlice';
import { checkoutKeys } from '../forgetCheckout';

type SavedField = keyof typeof checkoutKeys;

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

/** Forgets one answer of the checkout. */
export const removeCheckoutField = (storage: ShopStorage, field: SavedField): void =>
  storage.remove(checkoutKeys[field]);

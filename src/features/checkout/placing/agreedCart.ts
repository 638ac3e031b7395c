import type { Cart } from '@/features/cart/cartContents';

/** The cart that a shopper said yes to when they paid; it outlives a page of the bank. */
export interface AgreedCart {
  cartId: string;
  /** Such as '48.83'. */
  total: string;
  /** What was in it and how it is shipped; equal for equal carts. */
  contents: string;
  /** Where it goes, as `placeText` says it; '' where nothing is shipped. */
  place: string;
  /** Terms that were agreed to, by `agreement_id`; the backend refuses an order without those that it requires. */
  agreementIds?: string[];
  /**
   * Where the order cannot be read afterwards: how many changes of the cart had been sent before it was looked at, all of
   * them answered; null when one was not, and may still change it.
   */
  changes?: number | null;
}

/** A cart's total, such as '48.83'; null when the backend gives none. */
export const totalOf = (cart: Cart | null): string | null => cart?.prices?.grand_total?.value?.toFixed(2) ?? null;

/** Lines, prices and the way to ship in one text: two carts of the same total need not be the same cart. */
export const contentsOf = (cart: Cart | null): string => {
  const lines = (cart?.items ?? []).map((line) => [
    line?.uid,
    line?.quantity,
    line?.prices?.row_total_including_tax?.value,
    line?.subscription?.interval_weeks,
  ]);
  const method = cart?.shipping_addresses?.[0]?.selected_shipping_method;
  // Their order is the backend's affair.
  return JSON.stringify([lines.map((line) => JSON.stringify(line)).sort(), method?.carrier_code, method?.method_code]);
};

const textIn = (value: object, key: keyof AgreedCart): string => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
};

const agreementIdsIn = (value: object): string[] => {
  const ids: unknown = Reflect.get(value, 'agreementIds');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

const changesIn = (value: object): number | null => {
  const changes: unknown = Reflect.get(value, 'changes');
  return typeof changes === 'number' ? changes : null;
};

/** Reads it from storage; whatever is spoilt counts as not there. */
export const asAgreedCart = (value: unknown): AgreedCart | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const [cartId, total, contents] = [textIn(value, 'cartId'), textIn(value, 'total'), textIn(value, 'contents')];
  return cartId !== '' && /^\d+\.\d{2}$/.test(total) && contents !== ''
    ? {
        cartId,
        total,
        contents,
        place: textIn(value, 'place'),
        agreementIds: agreementIdsIn(value),
        ...(CAPABILITIES.placedOrder ? {} : { changes: changesIn(value) }),
      }
    : undefined;
};

import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { findLocation } from '../locations/queries';
import { shareBalances } from '../balances/shareBalances';
import { giftsOf } from '../giftOptions/cartGifts';
import { storeDb } from '../stores/scope/storeDb';
import { findAddresses } from './addressQueries';
import { listCartCoupons } from './couponQueries';
import { findFreeGiftRule } from './freeGiftRule';
import { listCartGiftCards } from './giftCardQueries';
import type { CartLine, CartModel, CartRow } from './models';
import { listLines } from './lineQueries';
import { findCartById } from './queries';
import { listMethodsOfCart, toOffer } from './shippingMethods';
import { dayOf, shareGiftCards } from './shareGiftCards';
import { computeTotals, countedCoupons, payByBalances, payByGiftCards } from './totals';

/** The seed has no settings: its orders hold nothing that is off sale. */
type LoadContext = Pick<RequestContext, 'db' | 'now'> & Partial<Pick<RequestContext, 'settings'>>;

/** Without a gift that is not earned, or that cannot be had: it must not stand in the way of the order. */
const countedLines = (db: LoadContext['db'], lines: CartLine[], goodsMinor: number): CartLine[] => {
  if (!lines.some(({ isGift }) => isGift)) return lines;
  const rule = findFreeGiftRule(db);
  return lines.filter(
    ({ isGift, productId, problem }) =>
      !isGift || (problem === null && rule?.productId === productId && goodsMinor >= rule.minimumMinor),
  );
};

/** Where a cart might be sent, and how; nothing of it is saved. */
export interface SupposedDelivery {
  postcode: string | null;
  carrierCode: string;
  methodCode: string;
}

/**
 * Reads a cart with today's prices, stock and shipping offers, and totals it.
 * @param supposed what the totals are for in the place of the address and the method of the cart.
 */
export const loadCart = (context: LoadContext, row: CartRow, supposed?: SupposedDelivery): CartModel => {
  // The store view and currency of the cart, not of the request: the runner of subscriptions has none.
  const db = storeDb(context.db, { storeId: row.store_id, currency: row.currency });
  const { dropsDisabledLines = false, keepsEstimates = false } = context.settings?.profile.checkout ?? {};
  const allLines = listLines(db, row.id).filter(({ isEnabled }) => isEnabled || !dropsDisabledLines);
  const addresses = findAddresses(db, row.id);
  const known = listCartCoupons(db, row, toSqlTime(context.now()));
  const goods = computeTotals(allLines, known, null);
  const coupons = countedCoupons(known, goods.subtotalMinor);
  const lines = countedLines(db, allLines, goods.subtotalWithDiscountMinor);
  const isVirtual = lines.length > 0 && lines.every(({ parts }) => parts.every((part) => part.isVirtual));
  const estimated = keepsEstimates && row.carrier_code !== null ? { postcode: null } : null;
  const place = supposed ?? addresses.shipping ?? estimated;
  const methods = place && !isVirtual ? listMethodsOfCart(db, place.postcode, lines) : [];
  const { carrierCode, methodCode } = supposed ?? { carrierCode: row.carrier_code, methodCode: row.method_code };
  const chosen = methods.find((method) => method.carrierCode === carrierCode && method.methodCode === methodCode);
  const offer = (method: (typeof methods)[number]) => toOffer(method, goods.subtotalWithDiscountMinor, coupons);
  const gifts = giftsOf(db, row, lines, isVirtual);
  const totals = computeTotals(lines, coupons, chosen ?? null, gifts.charges);
  const cards = listCartGiftCards(db, row.id, row.currency, dayOf(context.now()));
  const giftCards = shareGiftCards(cards, totals.grandTotalMinor);
  const due = payByGiftCards(totals, giftCards);
  const { credit, points } = shareBalances(db, row, due.grandTotalMinor);
  return {
    row,
    lines,
    isVirtual,
    coupons,
    giftCards,
    gifts,
    credit,
    points,
    shippingAddress: addresses.shipping,
    billingAddress: addresses.billing,
    pickupLocation: row.pickup_location_code === null ? null : (findLocation(db, row.pickup_location_code) ?? null),
    shippingOffers: methods.map(offer),
    shippingMethod: chosen ? offer(chosen) : null,
    totals: payByBalances(due, credit?.appliedMinor ?? 0, points?.appliedMinor ?? 0),
  };
};

/** Reads a cart again after a change. */
export const reloadCart = (context: LoadContext, cartId: number): CartModel => {
  const row = findCartById(context.db, cartId);
  if (!row) throw new Error('The cart vanished while it was changed.');
  return loadCart(context, row);
};

import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { findAddresses } from './addressQueries';
import type { CartModel, CartRow } from './models';
import { listLines } from './lineQueries';
import { findCartById, findCoupon } from './queries';
import { listMethodsFor, toOffer } from './shippingMethods';
import { computeTotals, isCouponReached } from './totals';

type LoadContext = Pick<RequestContext, 'db' | 'now'>;

/** Reads a cart with today's prices, stock and shipping offers, and totals it. */
export const loadCart = (context: LoadContext, row: CartRow): CartModel => {
  const { db } = context;
  const lines = listLines(db, row.id);
  const addresses = findAddresses(db, row.id);
  const known = row.coupon_code === null ? null : findCoupon(db, row.coupon_code, toSqlTime(context.now()));
  const goods = computeTotals(lines, known, null);
  const coupon = known && isCouponReached(known, goods.subtotalMinor) ? known : null;
  const methods =
    addresses.shipping && lines.length > 0
      ? listMethodsFor(db, addresses.shipping.countryCode, addresses.shipping.postcode)
      : [];
  const chosen = methods.find(
    (method) => method.carrierCode === row.carrier_code && method.methodCode === row.method_code,
  );
  const offer = (method: (typeof methods)[number]) => toOffer(method, goods.subtotalWithDiscountMinor, coupon);
  return {
    row,
    lines,
    coupon,
    shippingAddress: addresses.shipping,
    billingAddress: addresses.billing,
    shippingOffers: methods.map(offer),
    shippingMethod: chosen ? offer(chosen) : null,
    totals: computeTotals(lines, coupon, chosen ?? null),
  };
};

/** Reads a cart again after a change. */
export const reloadCart = (context: LoadContext, cartId: number): CartModel => {
  const row = findCartById(context.db, cartId);
  if (!row) throw new Error('The cart vanished while it was changed.');
  return loadCart(context, row);
};

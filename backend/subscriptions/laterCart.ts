import type { CartLine, CartModel } from '../cart/models';
import { listMethodsFor, toOffer } from '../cart/shippingMethods';
import { computeTotals } from '../cart/totals';
import type { Db } from '../db/open';
import { noGifts } from '../giftOptions/cartGifts';
import { storeDb } from '../stores/scope/storeDb';

/** Whether a line can be sent as it is. */
export const isDeliverable = ({ isEnabled, problem }: CartLine): boolean => isEnabled && problem === null;

/**
 * A cart as a later order of some of its lines: at today's prices, delivered the same way (or by the first that there
 * is), without coupons, gift, gift options and gift card,
 * which count once.
 */
export const laterCart = (db: Db, cart: CartModel, keep: (line: CartLine) => boolean): CartModel => {
  const lines = cart.lines.filter((line) => !line.isGift && keep(line));
  const goodsMinor = computeTotals(lines, [], null).subtotalMinor;
  const isVirtual = lines.length > 0 && lines.every(({ parts }) => parts.every((part) => part.isVirtual));
  const place = cart.shippingAddress;
  const { carrier_code: carrier, method_code: code, store_id: storeId, currency } = cart.row;
  // Delivery in the words and the currency of the goods: the runner has no store view, the owner may be in another.
  const own = storeDb(db, { storeId, currency });
  const methods = place && lines.length > 0 && !isVirtual ? listMethodsFor(own, place.postcode) : [];
  const chosen =
    methods.find(({ carrierCode, methodCode }) => carrierCode === carrier && methodCode === code) ?? methods[0] ?? null;
  return {
    ...cart,
    lines,
    isVirtual,
    coupons: [],
    giftCards: [],
    gifts: noGifts,
    shippingOffers: methods.map((method) => toOffer(method, goodsMinor, [])),
    shippingMethod: chosen && toOffer(chosen, goodsMinor, []),
    totals: computeTotals(lines, [], chosen),
  };
};

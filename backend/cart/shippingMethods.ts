import type { Db } from '../db/open';
import { listLocations } from '../locations/queries';
import { isPickup } from '../pickup/pickupMethod';
import type { CartLine, Coupon, ShippingOffer } from './models';
import { listActiveMethods, type ShippingMethod } from './shippingQueries';
import { shippingPrice } from './totals';

/** The part of a UK postcode that names area and district: 'BT1 5GS' -> 'BT1'; a shopper may have typed only that much. */
const outwardCode = (postcode: string): string => {
  const compact = postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return compact.length > 4 ? compact.slice(0, -3) : compact;
};

/** Whether a postcode lies in an area ('BT') or district ('IV41'). 'B' is Birmingham and does not contain 'BT1'. */
export const isInArea = (postcode: string, area: string): boolean => {
  const outward = outwardCode(postcode);
  return /\d/.test(area) ? outward === area : /^[A-Z]*/.exec(outward)?.[0] === area;
};

/** Methods that bring goods to a postcode of a country that is delivered to, in order. An unknown postcode excludes none. */
export const listMethodsFor = (db: Db, postcode: string | null): ShippingMethod[] =>
  listActiveMethods(db).filter(
    ({ carrierCode, excludedAreas }) =>
      !isPickup(carrierCode) && (!postcode || !excludedAreas.some((area) => isInArea(postcode, area))),
  );

/**
 * The same, and collecting in a shop. What comes again and again is delivered: nobody is told to fetch it. Where every line
 * is off sale there is nothing to send, so that nothing is asked for it.
 */
export const listMethodsOfCart = (
  db: Db,
  postcode: string | null,
  lines: readonly Pick<CartLine, 'subscription' | 'isEnabled'>[],
): ShippingMethod[] => {
  if (!lines.some(({ isEnabled }) => isEnabled)) return [];
  const isCollectable = lines.every(({ subscription }) => subscription === null) && listLocations(db).length > 0;
  const pickups = isCollectable ? listActiveMethods(db).filter(({ carrierCode }) => isPickup(carrierCode)) : [];
  return [...listMethodsFor(db, postcode), ...pickups];
};

/** A method with its price for goods worth this much after discount. */
export const toOffer = (method: ShippingMethod, goodsMinor: number, coupons: readonly Coupon[]): ShippingOffer => ({
  carrierCode: method.carrierCode,
  methodCode: method.methodCode,
  carrierTitle: method.carrierTitle,
  methodTitle: method.methodTitle,
  priceMinor: shippingPrice(method, goodsMinor, coupons),
});

import type { Db } from '../db/open';
import type { Coupon, ShippingOffer } from './models';
import { shippingPrice } from './totals';

/** Countries that the shop delivers to. */
export const deliveryCountries: readonly string[] = ['GB'];

/** A shipping method as the table has it; money in minor units with VAT. */
export interface ShippingMethod {
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  methodTitle: string;
  priceMinor: number;
  freeFromMinor: number | null;
  excludedAreas: string[];
}

interface MethodRow {
  carrier_code: string;
  method_code: string;
  carrier_title: string;
  method_title: string;
  price_minor: number;
  free_from_minor: number | null;
  excluded_areas: string;
}

const parseAreas = (json: string): string[] => {
  const areas: unknown = JSON.parse(json);
  return Array.isArray(areas) ? areas.map((area) => String(area).toUpperCase()) : [];
};

const listMethods = (db: Db): ShippingMethod[] =>
  db
    .all<MethodRow>(
      `SELECT carrier_code, method_code, carrier_title, method_title, price_minor, free_from_minor, excluded_areas
         FROM shipping_method WHERE is_active = 1 ORDER BY sort_order, carrier_code, method_code`,
    )
    .map((row) => ({
      carrierCode: row.carrier_code,
      methodCode: row.method_code,
      carrierTitle: row.carrier_title,
      methodTitle: row.method_title,
      priceMinor: row.price_minor,
      freeFromMinor: row.free_from_minor,
      excludedAreas: parseAreas(row.excluded_areas),
    }));

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

/** Methods that reach an address, in order. An unknown postcode excludes none. */
export const listMethodsFor = (db: Db, countryCode: string, postcode: string | null): ShippingMethod[] =>
  deliveryCountries.includes(countryCode)
    ? listMethods(db).filter(
        ({ excludedAreas }) => !postcode || !excludedAreas.some((area) => isInArea(postcode, area)),
      )
    : [];

/** A method with its price for goods worth this much after discount. */
export const toOffer = (method: ShippingMethod, goodsMinor: number, coupon: Coupon | null): ShippingOffer => ({
  carrierCode: method.carrierCode,
  methodCode: method.methodCode,
  carrierTitle: method.carrierTitle,
  methodTitle: method.methodTitle,
  priceMinor: shippingPrice(method, goodsMinor, coupon),
});

import type { Db } from '../../db/open';
import { shopFiles, type DataFiles } from '../dataFiles';
import { penceOf } from '../money';
import { upsert } from '../upsert';

interface CheckoutData {
  shippingMethods: {
    carrier: string;
    method: string;
    carrierTitle: string;
    methodTitle: string;
    price: string;
    freeFrom?: string;
    /** Postcode areas that it does not reach. */
    excludedAreas?: string[];
    /** Working days from dispatch to arrival, where they are not those of the store. */
    days?: { min: number; max: number };
    /** HH:MM by which it arrives on its day. */
    arrivesBefore?: string;
  }[];
  coupons: {
    code: string;
    label: string;
    percent?: number;
    isFreeShipping?: boolean;
    minimum?: string;
    expires?: string;
    usesInAll?: number;
    usesPerCustomer?: number;
    /** The lowest counts first. */
    priority?: number;
    stopsFurtherRules?: boolean;
  }[];
}

/** Shipping methods and coupons. */
export const seedCheckoutRules = (db: Db, { readJson }: DataFiles = shopFiles): void => {
  const { shippingMethods, coupons } = readJson<CheckoutData>('checkout.json');
  db.run('UPDATE shipping_method SET is_active = 0');
  shippingMethods.forEach((method, index) => {
    upsert(db, 'shipping_method', ['carrier_code', 'method_code'], {
      carrier_code: method.carrier,
      method_code: method.method,
      carrier_title: method.carrierTitle,
      method_title: method.methodTitle,
      price_minor: penceOf(method.price),
      free_from_minor: method.freeFrom ? penceOf(method.freeFrom) : null,
      excluded_areas: JSON.stringify(method.excludedAreas ?? []),
      min_days: method.days?.min ?? null,
      max_days: method.days?.max ?? null,
      arrives_before: method.arrivesBefore ?? null,
      sort_order: (index + 1) * 10,
      is_active: 1,
    });
  });
  db.run('UPDATE coupon SET is_active = 0');
  for (const coupon of coupons) {
    upsert(db, 'coupon', ['code'], {
      code: coupon.code,
      label: coupon.label,
      percent: coupon.percent ?? 0,
      is_free_shipping: coupon.isFreeShipping ? 1 : 0,
      minimum_subtotal_minor: coupon.minimum ? penceOf(coupon.minimum) : 0,
      expires_at: coupon.expires ?? null,
      uses_in_all: coupon.usesInAll ?? null,
      uses_per_customer: coupon.usesPerCustomer ?? null,
      priority: coupon.priority ?? 0,
      stops_further_rules: coupon.stopsFurtherRules ? 1 : 0,
      is_active: 1,
    });
  }
};

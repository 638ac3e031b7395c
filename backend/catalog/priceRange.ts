import type { PriceRange, ProductPrice } from '../schema/resolvers.generated';

import { currentPriceMinor, toMoney, type Priced } from './pricing';

/** Per cent with two digits, as the real backend rounds it. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 10_000) / 100 : 0;

const toProductPrice = (priced: Priced, currency: string): ProductPrice => {
  const final = currentPriceMinor(priced);
  const off = priced.price_minor - final;
  return {
    regular_price: toMoney(priced.price_minor, currency),
    final_price: toMoney(final, currency),
    discount: { amount_off: off / 100, percent_off: percentOf(off, priced.price_minor) },
  };
};

const byPrice = (one: Priced, other: Priced): number =>
  currentPriceMinor(one) - currentPriceMinor(other) || one.price_minor - other.price_minor;

/**
 * From the cheapest to the dearest of what can be bought: the variants, or the product itself. Each end has the regular
 * price of the very variant whose final price it shows, so that a crossed-out price was really asked.
 */
export const toPriceRange = (own: Priced, variants: readonly Priced[], currency: string): PriceRange => {
  const sorted = variants.length > 0 ? [...variants].sort(byPrice) : [own];
  return {
    minimum_price: toProductPrice(sorted[0] ?? own, currency),
    maximum_price: toProductPrice(sorted.at(-1) ?? own, currency),
  };
};

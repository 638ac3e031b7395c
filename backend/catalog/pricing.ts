import type { CurrencyEnum, Money } from '../schema/resolvers.generated';

import type { ProductRow } from './models';

/** The part of a product that fixes its price. */
export type Priced = Pick<ProductRow, 'price_minor' | 'special_price_minor'>;

/** Returns the current price of one, in pence with VAT: the special price when it is lower. */
export const currentPriceMinor = ({ price_minor, special_price_minor }: Priced): number =>
  special_price_minor === null ? price_minor : Math.min(price_minor, special_price_minor);

/** The same as SQL over the product `alias`. */
export const currentPriceSql = (alias: string): string =>
  `min(${alias}.price_minor, COALESCE(${alias}.special_price_minor, ${alias}.price_minor))`;

/** Returns the price of one by a plan that saves `percent`: rounded to the penny, half a penny up. */
export const subscriptionPriceMinor = (priceMinor: number, percent: number): number =>
  Math.round((priceMinor * (100 - percent)) / 100);

const minorPerUnit = 100;

const isCurrency = (code: string): code is CurrencyEnum => /^[A-Z]{3}$/.test(code);

/**
 * An amount as the API shows it, in whole currency units.
 * @param minor amount in minor units; a fraction (unit prices) is kept.
 */
export const toMoney = (minor: number, currency: string): Money => ({
  value: minor / minorPerUnit,
  currency: isCurrency(currency) ? currency : null,
});

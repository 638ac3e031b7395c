import type { CurrencyEnum, Money } from '../schema/resolvers.generated';

const isCurrency = (code: string): code is CurrencyEnum => /^[A-Z]{3}$/.test(code);

/** Money of the schema from minor units. */
export const toMoney = (minor: number, currency: string): Money => ({
  value: minor / 100,
  currency: isCurrency(currency) ? currency : null,
});

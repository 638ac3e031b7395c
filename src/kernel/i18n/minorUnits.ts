import { moneyStyle } from './moneyStyle';

/**
 * How many of the smallest unit of a currency are one whole: 100 pence, 1 yen.
 * @param currency its ISO 4217 code; without one the store view's is meant.
 */
export const minorPerUnit = (currency: string | null | undefined): number => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', moneyStyle(currency)).resolvedOptions();
  return 10 ** maximumFractionDigits;
};

/** An amount in whole units of a currency, counted in its smallest one. */
export const toMinorUnits = (amount: number, currency: string | null | undefined): number =>
  Math.round(amount * minorPerUnit(currency));

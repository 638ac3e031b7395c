import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { moneyStyle } from './moneyStyle';

/** Formats an amount in whole units of its currency: 12.5 gives £12.50. Without a currency the store's is meant. */
export type FormatMoney = (value: number | null | undefined, currency?: string | null) => string;

/** The formatter of money in the shopper's locale. */
export const useMoney = (): FormatMoney => {
  const { formatNumber } = useIntl();
  return useCallback<FormatMoney>((value, currency) => formatNumber(value ?? 0, moneyStyle(currency)), [formatNumber]);
};

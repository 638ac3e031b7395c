import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';

/** Region and currency of the store view in the shopper's words: 'United Kingdom, GBP £'. */
export const useLocaleText = (): string => {
  const { locale, formatNumber, formatDisplayName } = useIntl();
  const region = settings.locale.split(/[-_]/)[1] ?? 'GB';
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: settings.currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? formatNumber(0);
  return `${formatDisplayName(region, { type: 'region' }) ?? region}, ${settings.currency} ${symbol}`;
};

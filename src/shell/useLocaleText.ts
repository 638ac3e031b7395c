import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import { useShopSettings } from './useShopSettings';

/** Region, language and currency of the store view in the shopper's words: 'United Kingdom, English, GBP £'. */
export const useLocaleText = (): string => {
  const { locale, formatNumber, formatDisplayName } = useIntl();
  const { config } = useShopSettings();
  const [language = 'en', region = 'GB'] = (config?.locale ?? settings.locale).split(/[-_]/);
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: settings.currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? formatNumber(0);
  return [
    formatDisplayName(region, { type: 'region' }) ?? region,
    formatDisplayName(language, { type: 'language' }) ?? language,
    `${settings.currency} ${symbol}`,
  ].join(', ');
};

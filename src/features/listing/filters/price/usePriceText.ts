import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';

/** Formats an amount of whole currency units without needless zeros: £5, £5.50. */
export const usePriceText = (): ((value: number) => string) => {
  const { formatNumber } = useIntl();
  return (value) =>
    formatNumber(value, {
      style: 'currency',
      currency: settings.currency,
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    });
};

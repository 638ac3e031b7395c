import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import type { PaymentAdapter, PaymentTexts } from '../providers/paymentAdapter';

/** The texts that a provider shows, in the shop's language; none while its adapter loads. */
export const usePaymentTexts = (adapter: PaymentAdapter | null): PaymentTexts => {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      lang: settings.locale.replace('_', '-'),
      ...Object.fromEntries(Object.entries(adapter?.texts ?? {}).map(([key, id]) => [key, formatMessage({ id })])),
    }),
    [adapter, formatMessage],
  );
};

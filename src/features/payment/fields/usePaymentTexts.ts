import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PaymentAdapter, PaymentTexts } from '../providers/paymentAdapter';

/** The texts that a provider shows, in the shop's language; none while its adapter loads. */
export const usePaymentTexts = (adapter: PaymentAdapter | null): PaymentTexts => {
  const { formatMessage, locale } = useIntl();
  return useMemo(
    () => ({
      lang: locale,
      ...Object.fromEntries(Object.entries(adapter?.texts ?? {}).map(([key, id]) => [key, formatMessage({ id })])),
    }),
    [adapter, formatMessage, locale],
  );
};

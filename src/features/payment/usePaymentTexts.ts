import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import type { PaymentTexts } from './paymentAdapter';

const fieldTexts = {
  frameTitle: 'payment.frameTitle',
  authenticationTitle: 'payment.authenticationTitle',
  numberLabel: 'payment.numberLabel',
  numberRequired: 'payment.numberRequired',
  numberInvalid: 'payment.numberInvalid',
  numberUnknown: 'payment.numberUnknown',
  expiryLabel: 'payment.expiryLabel',
  expiryPlaceholder: 'payment.expiryPlaceholder',
  expiryRequired: 'payment.expiryRequired',
  expiryInvalid: 'payment.expiryInvalid',
  expiryPast: 'payment.expiryPast',
  securityCodeLabel: 'payment.securityCodeLabel',
  securityCodeHelp: 'payment.securityCodeHelp',
  securityCodeRequired: 'payment.securityCodeRequired',
  securityCodeInvalid: 'payment.securityCodeInvalid',
  nameLabel: 'payment.nameLabel',
  nameRequired: 'payment.nameRequired',
  incomplete: 'payment.incomplete',
  failed: 'payment.failed',
} as const;

/** The card fields' texts in the shop's language. */
export const usePaymentTexts = (): PaymentTexts => {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      lang: settings.locale.replace('_', '-'),
      ...Object.fromEntries(Object.entries(fieldTexts).map(([key, id]) => [key, formatMessage({ id })])),
    }),
    [formatMessage],
  );
};

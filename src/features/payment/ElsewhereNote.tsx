import { FormattedMessage } from 'react-intl';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { AuthenticationStep } from './parts/AuthenticationStep';
import type { CardPayment } from './useCardPayment';

export interface ElsewhereNoteProps {
  /** The way to pay, as the backend names it. */
  title: string;
  payment: CardPayment;
  /** The code of the provider could not be loaded. */
  isAdapterFailed: boolean;
  onRetry: () => void;
}

/** What happens next where the shopper agrees on a page of the provider: nothing is typed here. */
export const ElsewhereNote = ({ title, payment, isAdapterFailed, onRetry }: ElsewhereNoteProps) => {
  const { attach, pending, isFailed, retry } = payment;
  return (
    <>
      {isAdapterFailed || isFailed ? (
        <RetryNotice onRetry={isAdapterFailed ? onRetry : retry}>
          <FormattedMessage id="payment.elsewhereNotLoaded" values={{ title }} />
        </RetryNotice>
      ) : (
        <p>
          <FormattedMessage id="payment.elsewhere" values={{ title }} />
        </p>
      )}
      <div ref={attach} hidden />
      {pending && <AuthenticationStep pending={pending} />}
    </>
  );
};

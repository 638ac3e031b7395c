import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { AuthenticationStep } from './parts/AuthenticationStep';
import type { CardPayment } from './useCardPayment';
import styles from './CardFields.module.css';

export interface CardFieldsProps {
  payment: CardPayment;
  /** The code of the provider could not be loaded. */
  isAdapterFailed: boolean;
  onRetry: () => void;
  /** The form around was sent, and something is missing in the fields. */
  isIncomplete?: boolean;
}

/** The provider's card fields, and the bank's page when the card asks for one. The shop never sees a card number. */
export const CardFields = ({ payment, isAdapterFailed, onRetry, isIncomplete = false }: CardFieldsProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { attach, isReady, retry, pending } = payment;
  const isFailed = isAdapterFailed || payment.isFailed;
  const isWrong = isIncomplete && isReady && !isFailed;
  // Nothing of what is typed in the provider's frame reaches the form, which says what is left to put right.
  useEffect(() => void group.current?.dispatchEvent(new Event('change', { bubbles: true })), [isWrong]);
  return (
    <>
      {isFailed && (
        <RetryNotice onRetry={isAdapterFailed ? onRetry : retry}>
          <FormattedMessage id="payment.notLoaded" />
        </RetryNotice>
      )}
      {!isReady && !isFailed && <LoadingIndicator />}
      <div
        ref={group}
        id={id}
        className={styles.group}
        role="group"
        aria-label={formatMessage({ id: 'payment.frameTitle' })}
        tabIndex={-1}
        data-problem={isWrong ? formatMessage({ id: 'payment.incomplete' }) : undefined}
      >
        <div ref={attach} className={styles.fields} aria-busy={!isReady && !isFailed} hidden={isFailed} />
      </div>
      {pending && <AuthenticationStep pending={pending} />}
    </>
  );
};

import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { AuthenticationStep } from './parts/AuthenticationStep';
import type { CardPayment } from './useCardPayment';
import styles from './CardFields.module.css';

export interface CardFieldsProps {
  payment: CardPayment;
  /** The code of the provider could not be loaded. */
  isAdapterFailed: boolean;
  onRetry: () => void;
}

/** The provider's card fields, and the bank's page when the card asks for one. The shop never sees a card number. */
export const CardFields = ({ payment, isAdapterFailed, onRetry }: CardFieldsProps) => {
  const { attach, isReady, retry, pending } = payment;
  const isFailed = isAdapterFailed || payment.isFailed;
  return (
    <>
      {isFailed && (
        <div className={styles.failed}>
          <Notice kind="error">
            <FormattedMessage id="payment.notLoaded" />
          </Notice>
          <Button priority="low" onClick={isAdapterFailed ? onRetry : retry}>
            <FormattedMessage id="cart.retry" />
          </Button>
        </div>
      )}
      {!isReady && !isFailed && <LoadingIndicator />}
      <div ref={attach} className={styles.fields} aria-busy={!isReady && !isFailed} hidden={isFailed} />
      {pending && <AuthenticationStep pending={pending} />}
    </>
  );
};

import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { holdFocus } from '@/ui/focus/holdFocus';
import { Notice } from '@/ui/Notice/Notice';
import { selectPayment } from '../checkoutSlice';
import { PlacingText } from './PlacingText';
import styles from '../steps/steps.module.css';

export interface PaymentResultProps {
  /** The shopper came back from a page of the bank. */
  isReturned: boolean;
  /** Who asked for the agreement there, where it was not the bank. */
  returnedFrom: string | null;
  /** Asks about a payment that its bank had not decided; null where nobody can be asked. */
  onCheckAgain: (() => void) | null;
}

/** Outcome of the payment, and the next step. What is new here says so itself; the place only holds the focus. */
export const PaymentResult = ({ isReturned, returnedFrom, onCheckAgain }: PaymentResultProps) => {
  const { formatMessage } = useIntl();
  const { placing } = useSelector(selectPayment);
  const isPending = placing.kind === 'rejected' && placing.reason === 'pending';
  const result = useRef<HTMLDivElement>(null);
  // The buttons go while it is asked what became of the order: the focus waits here, before their place.
  useEffect(() => {
    if (placing.kind === 'unknown' || placing.kind === 'rejected') holdFocus(result.current);
  }, [placing]);
  return (
    <div
      ref={result}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage({ id: 'checkout.payment' })}
      className={styles.notice}
    >
      {isReturned && placing.kind === 'submitting' && (
        <Notice kind="info" isLive>
          {returnedFrom === null ? (
            <FormattedMessage id="payment.confirming" />
          ) : (
            <FormattedMessage id="payment.confirmingElsewhere" values={{ title: returnedFrom }} />
          )}
        </Notice>
      )}
      {isPending && onCheckAgain === null ? (
        <Notice kind="warning" isLive>
          <FormattedMessage id="payment.pendingNoAnswer" />
        </Notice>
      ) : (
        <PlacingText placing={placing} />
      )}
      {isPending && onCheckAgain !== null && (
        <Button priority="normal" onClick={onCheckAgain}>
          <FormattedMessage id="payment.checkAgain" />
        </Button>
      )}
    </div>
  );
};

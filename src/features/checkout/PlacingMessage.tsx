import { FormattedMessage, useIntl } from 'react-intl';
import type { Placing } from '@/features/payment/paymentSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { settleEarlierOrders } from './placing/settleOrder';
import styles from './PlacingMessage.module.css';

/** Texts of a payment that came to nothing; all of them may be tried again. */
const texts = {
  refused: 'payment.refused',
  notAuthenticated: 'payment.notAuthenticated',
  timedOut: 'payment.timedOut',
  cancelled: 'payment.cancelled',
  error: 'payment.error',
  pending: 'payment.pending',
  unknownResult: 'payment.unknownResult',
  changedMeanwhile: 'payment.changedMeanwhile',
  sessionExpired: 'payment.sessionExpired',
  provider: 'payment.failed',
  order: 'checkout.orderFailed',
  notPlaced: 'checkout.notPlaced',
  otherTab: 'checkout.otherTab',
} as const;

/** What became of an attempt to place the order, in words. */
export const PlacingMessage = ({ placing }: { placing: Placing }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  if (placing.kind === 'rejected') {
    const { reason, message } = placing;
    // The new total stands beside the button that accepts it.
    if (reason === 'changed') return null;
    return <Notice kind="error">{message || formatMessage({ id: texts[reason] })}</Notice>;
  }
  if (placing.kind !== 'unknown') return null;
  return (
    <div className={styles.unknown}>
      <Notice kind="warning" isLive>
        <FormattedMessage id="checkout.unknown" />
      </Notice>
      {placing.isAsking ? (
        <LoadingIndicator />
      ) : (
        <Button priority="normal" onClick={() => void dispatch(settleEarlierOrders())}>
          <FormattedMessage id="checkout.askAgain" />
        </Button>
      )}
    </div>
  );
};

import { FormattedMessage, useIntl } from 'react-intl';
import type { Placing, UnknownOutcome } from '@/features/payment/paymentSlice';
import { saysRobot } from '@/kernel/captcha/robotRefusal';
import { robotText } from '@/kernel/captcha/robotText';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { askNow } from '../placing/askingPause';
import styles from './PlacingText.module.css';

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
  offline: 'checkout.orderOffline',
  order: 'checkout.orderFailed',
  notPlaced: 'checkout.notPlaced',
  otherTab: 'checkout.otherTab',
} as const;

/** What is true while it is not known what became of an order. A confirmation is promised where the backend says that it sends one. */
const Checking = ({ outcome: { maskedEmail: email, isAsking, isSignedOut } }: { outcome: UnknownOutcome }) => (
  <div className={styles.unknown}>
    <Notice kind="warning" isLive>
      <h2 className={styles.heading}>
        <FormattedMessage id="checkout.checking" />
      </h2>
      <p>
        <FormattedMessage id={isSignedOut ? 'checkout.checkingSignedOut' : 'checkout.checkingText'} />
      </p>
      {CAPABILITIES.placedOrder && email !== '' && (
        <p>
          <FormattedMessage id="checkout.checkingMail" values={{ email }} />
        </p>
      )}
    </Notice>
    {isSignedOut && (
      <Button priority="normal" to="/sign-in">
        <FormattedMessage id="session.signIn" />
      </Button>
    )}
    {isAsking ? (
      <LoadingIndicator />
    ) : (
      <Button priority={isSignedOut ? 'low' : 'normal'} onClick={askNow}>
        <FormattedMessage id="checkout.askAgain" />
      </Button>
    )}
  </div>
);

/** What became of an attempt to place the order, in words. */
export const PlacingText = ({ placing }: { placing: Placing }) => {
  const intl = useIntl();
  if (placing.kind === 'unknown') return <Checking outcome={placing} />;
  // The new total stands beside the button that accepts it.
  if (placing.kind !== 'rejected' || placing.reason === 'changed') return null;
  if (saysRobot(placing.message)) return <Notice kind="error">{robotText(intl)}</Notice>;
  return <Notice kind="error">{placing.message || intl.formatMessage({ id: texts[placing.reason] })}</Notice>;
};

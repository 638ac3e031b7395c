import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '@/ui/Dialog/Dialog';
import type { PaymentAdapter } from '../paymentAdapter';
import type { PendingAction } from '../useCardPayment';
import styles from './AuthenticationStep.module.css';

export interface AuthenticationStepProps {
  adapter: PaymentAdapter;
  action: PendingAction;
}

/** Milliseconds that a fingerprint may take; a challenge lasts until the shopper ends it. */
const fingerprintTimeoutMs = 20_000;

/** A 3-D Secure page: hidden for a fingerprint, in a dialog for a challenge. Closing the dialog gives the payment up. */
export const AuthenticationStep = ({ adapter, action }: AuthenticationStepProps) => {
  const { formatMessage } = useIntl();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const { url, isHidden, onDone } = action;

  useEffect(() => {
    if (!frame) return undefined;
    return adapter.onAuthenticated(frame, ({ nonce, isApproved }) => onDone(isApproved ? nonce : null));
  }, [adapter, frame, onDone]);

  useEffect(() => {
    if (!isHidden) return undefined;
    const timer = setTimeout(() => onDone(null), fingerprintTimeoutMs);
    return () => clearTimeout(timer);
  }, [isHidden, onDone]);

  const title = formatMessage({ id: 'payment.authenticationTitle' });
  if (isHidden)
    return <iframe ref={setFrame} className={styles.hidden} src={url} title={title} aria-hidden tabIndex={-1} />;
  return (
    <Dialog isOpen title={title} onClose={() => onDone(null)}>
      <iframe ref={setFrame} className={styles.challenge} src={url} title={title} />
    </Dialog>
  );
};

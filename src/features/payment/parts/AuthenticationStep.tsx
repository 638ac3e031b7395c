import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '@/ui/Dialog/Dialog';
import type { PaymentAction } from '../providers/paymentAdapter';
import type { PendingAction } from '../useCardPayment';
import styles from './AuthenticationStep.module.css';

/** Milliseconds that a step may take: a bank's page gives up by itself before, and a page that is left is gone by then. */
const timeoutsMs: Record<PaymentAction['kind'], number> = {
  fingerprint: 20_000,
  challenge: 600_000,
  redirect: 20_000,
};

/** A step that the bank asks for: hidden for a fingerprint, in a dialog for a challenge. Closing it gives the payment up. */
export const AuthenticationStep = ({ pending }: { pending: PendingAction }) => {
  const { formatMessage } = useIntl();
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const { action, onEnd } = pending;

  useEffect(() => {
    if (!container) return undefined;
    const performed = action.perform(container);
    performed.answer.then(onEnd, () => onEnd('failed'));
    const timer = setTimeout(() => onEnd('timedOut'), timeoutsMs[action.kind]);
    return () => {
      clearTimeout(timer);
      performed.end();
    };
  }, [action, container, onEnd]);

  if (action.kind !== 'challenge') return <div ref={setContainer} className={styles.hidden} aria-hidden />;
  return (
    <Dialog isOpen title={formatMessage({ id: 'payment.authenticationTitle' })} onClose={() => onEnd('closed')}>
      <div ref={setContainer} className={styles.challenge} />
    </Dialog>
  );
};

import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountLayout } from '@/features/account/AccountLayout';
import { type AccountPath, canKeepCards } from '@/features/session/useAccountLinks';
import { usePageOf } from '@/kernel/routing/usePageOf';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { afterDialog } from '@/ui/Dialog/afterDialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { focusHeadingWhenThere } from '@/ui/focus/focusHeading';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { PaymentCard } from './PaymentCard';
import { RemovePaymentDialog } from './RemovePaymentDialog';
import styles from './SavedPayments.module.css';
import { useDefaultPayment } from './useDefaultPayment';
import { type SavedPayment, useSavedPayments } from './useSavedPayments';

const path: AccountPath = '/saved-payments';
const pageSize = 12;

export interface SavedPaymentsPageProps {
  /** Shown where no card can be kept, to who has none. */
  otherwise: ReactNode;
}

/** Cards that the customer keeps for the next order. They are added where one pays. */
export const SavedPaymentsPage = ({ otherwise }: SavedPaymentsPageProps) => {
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const saved = useSavedPayments();
  const { payments, reload, remove } = saved;
  const makeDefault = useDefaultPayment(saved);
  const [leaving, setLeaving] = useState<SavedPayment | null>(null);
  const [now] = useState(() => Date.now());
  const count = useRef<HTMLParagraphElement>(null);
  const { entries, ...pager } = usePageOf(payments ?? [], pageSize, path);

  const confirm = async ({ publicHash }: SavedPayment): Promise<void> => {
    const isLast = payments?.length === 1;
    await remove(publicHash);
    afterDialog(() => {
      // The card takes the focus with it; the count says what is left.
      if (isLast) focusHeadingWhenThere();
      else count.current?.focus();
      // Said within the dialog, it would be said again outside.
      addToast({ type: 'success', message: formatMessage({ id: 'savedPayments.removed' }) });
    });
    setLeaving(null);
  };
  if (payments?.length === 0 && !canKeepCards()) return otherwise;
  return (
    <AccountLayout path={path} title={formatMessage({ id: 'savedPayments.title' })}>
      {payments === undefined && (
        <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Shimmer className={styles.waiting} />
        </div>
      )}
      {payments === null && (
        <RetryNotice onRetry={reload}>
          <FormattedMessage id="savedPayments.loadFailed" />
        </RetryNotice>
      )}
      {payments && (
        <p ref={count} className={styles.count} tabIndex={-1}>
          {payments.length > 0 && <FormattedMessage id="savedPayments.count" values={{ count: payments.length }} />}
        </p>
      )}
      {payments?.length === 0 && (
        <EmptyState
          heading={<FormattedMessage id="savedPayments.empty" />}
          text={<FormattedMessage id="savedPayments.emptyHint" />}
        />
      )}
      {payments && payments.length > 0 && (
        <div className={styles.column}>
          <ul className={styles.list} aria-label={formatMessage({ id: 'savedPayments.title' })}>
            {entries.map((payment) => (
              <li key={payment.publicHash}>
                <PaymentCard
                  payment={payment}
                  now={now}
                  onRemove={() => setLeaving(payment)}
                  onDefault={
                    CAPABILITIES.defaultCard && payments.length > 1
                      ? () => {
                          // The list is sorted again, and the button goes.
                          count.current?.focus();
                          makeDefault(payment.publicHash);
                        }
                      : undefined
                  }
                />
              </li>
            ))}
          </ul>
          {CAPABILITIES.subscriptionOrders && (
            <p className={styles.note}>
              <FormattedMessage
                id="savedPayments.subscriptions"
                values={{
                  link: (words) => (
                    <Button priority="lowLinkUnderline" to="/subscriptions">
                      {words}
                    </Button>
                  ),
                }}
              />
            </p>
          )}
          <Pagination {...pager} />
        </div>
      )}
      <RemovePaymentDialog payment={leaving} onConfirm={confirm} onClose={() => setLeaving(null)} />
    </AccountLayout>
  );
};

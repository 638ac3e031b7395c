import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnreachable } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { FormError } from '@/ui/forms/FormError';
import { Select } from '@/ui/forms/Select';
import { useSubmission } from '@/ui/forms/useSubmission';
import styles from './CancelOrderButton.module.css';
import { CancelRefused, useCancelOrder } from './useCancelOrder';

export interface CancelOrderButtonProps {
  order: { id: string; number: string };
  /** In the store's words; at least one. */
  reasons: readonly string[];
  /** Shows the order as it is now. */
  onChanged: () => Promise<unknown>;
}

/** Cancels an order after asking for the reason: nobody can undo it. Whatever the answer, the order is read again. */
export const CancelOrderButton = ({ order, reasons, onChanged }: CancelOrderButtonProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const cancel = useCancelOrder();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState(reasons[0] ?? '');

  const end = (type: 'success' | 'warning', id: 'order.cancelDone' | 'order.cancelRefused'): void => {
    setIsOpen(false);
    dispatch(addToast({ type, message: formatMessage({ id }, { number: order.number }) }));
  };
  const run = async (): Promise<void> => {
    try {
      await cancel(order.id, reason);
      end('success', 'order.cancelDone');
    } catch (failure) {
      if (!(failure instanceof CancelRefused)) throw failure;
      end('warning', 'order.cancelRefused');
    } finally {
      // An answer that was lost may have cancelled it: the page shows what is so, and this button goes with its reason.
      await onChanged().catch(() => undefined);
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    }
  };
  const { isBusy, error, submit } = useSubmission(run, (failure) =>
    isUnreachable(failure) ? formatMessage({ id: 'order.cancelLost' }) : undefined,
  );
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button priority="lowLinkUnderline" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="order.cancel" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<FormattedMessage id="order.cancelTitle" values={{ number: order.number }} />}
        footer={
          <>
            <Button priority="low" onClick={close}>
              <FormattedMessage id="order.cancelKeep" />
            </Button>
            <Button priority="normal" isLoading={isBusy} onClick={() => submit(undefined)}>
              <FormattedMessage id="order.cancel" />
            </Button>
          </>
        }
      >
        <FormError text={error} />
        <p className={styles.question}>
          <FormattedMessage id="order.cancelText" />
        </p>
        <Select
          label={formatMessage({ id: 'order.cancelReason' })}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          options={reasons.map((text) => ({ value: text, label: text }))}
        />
      </Dialog>
    </>
  );
};

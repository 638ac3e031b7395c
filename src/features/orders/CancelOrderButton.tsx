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
import styles from './cancel/CancelOrderButton.module.css';
import { CancelRefused } from './afterOrder';

export interface CancelOrderButtonProps {
  /** Of the order. */
  number: string;
  /** In the store's words; at least one. */
  reasons: readonly string[];
  /** @throws CancelRefused when it is too late. */
  cancel: (reason: string) => Promise<void>;
  /** What the dialog says, and what is said afterwards. */
  words?: { text: string; done: string };
  /** Shows the order as it is now. */
  onChanged: () => Promise<unknown>;
}

/** Cancels an order after asking for the reason: nobody can undo it. Whatever the answer, the order is read again. */
export const CancelOrderButton = ({
  number,
  reasons,
  cancel,
  words = { text: 'order.cancelText', done: 'order.cancelDone' },
  onChanged,
}: CancelOrderButtonProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState(reasons[0] ?? '');

  const end = (type: 'success' | 'warning', id: string): void => {
    setIsOpen(false);
    dispatch(addToast({ type, message: formatMessage({ id }, { number }) }));
  };
  const run = async (): Promise<void> => {
    try {
      await cancel(reason);
      end('success', words.done);
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
        title={<FormattedMessage id="order.cancelTitle" values={{ number }} />}
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
          <FormattedMessage id={words.text} />
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

import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import { SavedPaymentName } from './PaymentCard';
import type { SavedPayment } from './useSavedPayments';

export interface RemovePaymentDialogProps {
  /** What is to be removed; null: nothing. */
  payment: SavedPayment | null;
  /** Removes it. Throws when it was kept. */
  onConfirm: (payment: SavedPayment) => Promise<void>;
  onClose: () => void;
}

/** Asks before a card is forgotten, which nobody can undo: only its owner has the number. */
export const RemovePaymentDialog = ({ payment, onConfirm, onClose }: RemovePaymentDialogProps) => {
  const { isBusy, error, submit } = useSubmission(onConfirm);
  return (
    <Dialog
      isOpen={payment !== null}
      onClose={onClose}
      title={<FormattedMessage id="savedPayments.removeTitle" />}
      footer={
        <>
          <Button priority="low" onClick={onClose}>
            <FormattedMessage id="savedPayments.keep" />
          </Button>
          <Button priority="normal" isLoading={isBusy} onClick={() => payment && submit(payment)}>
            <FormattedMessage id="savedPayments.remove" />
          </Button>
        </>
      }
    >
      <FormError text={error} />
      {payment && (
        <p>
          <FormattedMessage id="savedPayments.removeText" values={{ name: <SavedPaymentName card={payment.card} /> }} />
        </p>
      )}
    </Dialog>
  );
};

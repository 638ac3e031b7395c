import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useToasts } from '@/kernel/toasts/useToasts';
import type { SavedPayments } from './useSavedPayments';

/** Milliseconds in which the choice can be undone. */
const undoTimeoutMs = 10_000;

/**
 * Chooses the card that is offered first, says so, and offers the way back; one choice at a time.
 * @returns takes the public hash of the card.
 */
export const useDefaultPayment = ({ payments, makeDefault }: SavedPayments): ((publicHash: string) => void) => {
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const isAtWork = useRef(false);

  const run = async (publicHash: string | null, failed: string): Promise<boolean> => {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    try {
      await makeDefault(publicHash);
      return true;
    } catch (error) {
      const message = errorText(error, formatMessage({ id: failed }));
      addToast({ type: 'error', message, timeout: undoTimeoutMs });
      return false;
    } finally {
      isAtWork.current = false;
    }
  };

  return (publicHash) => {
    const before = payments?.find(({ isDefault }) => isDefault)?.publicHash ?? null;
    void run(publicHash, 'savedPayments.changeFailed').then((isDone) => {
      if (!isDone) return;
      addToast({
        type: 'success',
        message: formatMessage({ id: 'savedPayments.madeDefault' }),
        actionText: formatMessage({ id: 'cart.undo' }),
        timeout: undoTimeoutMs,
        onAction: () => void run(before, 'cart.undoFailed'),
      });
    });
  };
};

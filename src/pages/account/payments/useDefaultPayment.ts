import { useUndoable } from '@/features/account/useUndoable';
import type { SavedPayments } from './useSavedPayments';

/**
 * Chooses the card that is offered first, says so, and offers the way back; one choice at a time.
 * @returns takes the public hash of the card.
 */
export const useDefaultPayment = ({ payments, makeDefault }: SavedPayments): ((publicHash: string) => void) => {
  const { run, say } = useUndoable();
  return (publicHash) => {
    const before = payments?.find(({ isDefault }) => isDefault)?.publicHash ?? null;
    void run(() => makeDefault(publicHash), 'savedPayments.changeFailed').then((isDone) => {
      if (isDone) say('savedPayments.madeDefault', () => makeDefault(before));
    });
  };
};

import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useToasts } from '@/kernel/toasts/useToasts';

/** Milliseconds in which a change can be undone. */
const undoTimeoutMs = 10_000;

export interface Undoable {
  isBusy: boolean;
  /** Makes a change, one at a time. @param failed id of the message of a failure that has no words. @returns whether it is made. */
  run: (work: () => Promise<void>, failed: string) => Promise<boolean>;
  /** Says what was done, by the id of its message, and offers the way back. */
  say: (message: string, undo: () => Promise<void>) => void;
}

/** Changes of one press in the account: a failure is said, and what was done can be undone. */
export const useUndoable = (): Undoable => {
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const isAtWork = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const run: Undoable['run'] = async (work, failed) => {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const message = errorText(error, formatMessage({ id: failed }));
      addToast({ type: 'error', message, timeout: undoTimeoutMs });
      return false;
    } finally {
      isAtWork.current = false;
      setIsBusy(false);
    }
  };
  const say: Undoable['say'] = (message, undo) =>
    addToast({
      type: 'success',
      message: formatMessage({ id: message }),
      actionText: formatMessage({ id: 'cart.undo' }),
      timeout: undoTimeoutMs,
      onAction: () => void run(undo, 'cart.undoFailed'),
    });
  return { isBusy, run, say };
};

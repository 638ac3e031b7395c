import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { longToastTimeoutMs } from '@/kernel/toasts/toastSlice';
import { useToasts } from '@/kernel/toasts/useToasts';

export interface Undoable {
  isBusy: boolean;
  /** Makes a change, one at a time. @param failed id of the message of a failure that has no words. @returns whether it is made. */
  run: (work: () => Promise<void>, failed: string) => Promise<boolean>;
  /**
   * Says what was done, by the id of its message, and offers the way back, which waits for the change under way: the
   * toast that offers it goes when it is pressed.
   */
  say: (message: string, undo: () => Promise<unknown>, values?: Record<string, string>) => void;
}

/** Changes of one press in the account: a failure is said, and what was done can be undone. */
export const useUndoable = (): Undoable => {
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const pending = useRef(0);
  /** Ends with the last of the changes; never rejects. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [isBusy, setIsBusy] = useState(false);

  const queue = (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    pending.current += 1;
    setIsBusy(true);
    const made = last.current
      .then(work)
      .then(
        () => true,
        (error: unknown) => {
          const message = errorText(error, formatMessage({ id: failed }));
          addToast({ type: 'error', message, timeout: longToastTimeoutMs });
          return false;
        },
      )
      .finally(() => {
        pending.current -= 1;
        setIsBusy(pending.current > 0);
      });
    last.current = made;
    return made;
  };
  const run: Undoable['run'] = (work, failed) => (pending.current > 0 ? Promise.resolve(false) : queue(work, failed));
  const say: Undoable['say'] = (message, undo, values) =>
    addToast({
      type: 'success',
      message: formatMessage({ id: message }, values),
      actionText: formatMessage({ id: 'cart.undo' }),
      timeout: longToastTimeoutMs,
      onAction: () => void queue(undo, 'cart.undoFailed'),
    });
  return { isBusy, run, say };
};

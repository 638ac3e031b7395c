import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast, removeToast, type ToastInput, toToast } from '@/kernel/toasts/toastSlice';
import type { CartLine } from '../cartContents';
import { addFailureId } from './addFailure';

/** Milliseconds in which a line can be had back as it was: twice as long as other toasts stay. */
const undoMs = 10_000;

/**
 * Tells a change of a line.
 * @param line as it was before.
 * @param takeBack makes it so again; without it there is no way back. What it throws is told.
 */
export type TellChange = (
  line: CartLine,
  told: Pick<ToastInput, 'type' | 'message'>,
  takeBack?: () => Promise<unknown>,
) => void;

/**
 * Says what became of a line, on screen and to a screen reader, and offers the way back: a line can be changed in the cart,
 * the mini cart and checkout, and may have left the page by then. Of the changes of one line the last one stands.
 */
export const useLineTrace = (): TellChange => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const shown = useRef<string>(undefined);
  const show = (toast: ToastInput): void => {
    if (shown.current !== undefined) dispatch(removeToast(shown.current));
    shown.current = toToast(toast).id;
    dispatch(addToast(toast));
  };

  const undo = async ({ product }: CartLine, takeBack: () => Promise<unknown>): Promise<void> => {
    try {
      await takeBack();
      show({ type: 'info', message: formatMessage({ id: 'cart.asBefore' }, { name: product.name }) });
    } catch (failure) {
      const known = addFailureId(failure);
      const failed = formatMessage({ id: 'cart.undoFailed' });
      show({ type: 'error', message: known ? formatMessage({ id: known }) : errorText(failure, failed) });
    }
  };

  return (line, told, takeBack) =>
    show({
      ...told,
      ...(takeBack && {
        actionText: formatMessage({ id: 'cart.undo' }),
        timeout: undoMs,
        onAction: () => void undo(line, takeBack),
      }),
    });
};

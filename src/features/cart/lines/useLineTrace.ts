import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast, type ToastInput } from '@/kernel/toasts/toastSlice';
import { type CartLine, keyOfLine } from '../cartContents';
import { explainFailure } from './explainFailure';

/**
 * Tells a change of a line.
 * @param line as it was before.
 * @param takeBack makes it so again; without it there is no way back. What it throws is told.
 * @param made the line as it is now, where the change gave it another key.
 */
export type TellChange = (
  line: CartLine,
  told: Pick<ToastInput, 'type' | 'message'>,
  takeBack?: () => Promise<unknown>,
  made?: CartLine,
) => void;

/**
 * Says what became of a line, on screen and to a screen reader, and offers the way back: a line can be changed in the cart,
 * the mini cart and checkout, and may have left the page by then. Of the changes of one line the last one stands, also
 * where a change gave the line another key, and with it another row on the page.
 */
export const useLineTrace = (): TellChange => {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { formatMessage } = intl;

  const undo = async (line: CartLine, now: CartLine, takeBack: () => Promise<unknown>): Promise<void> => {
    const subjects = { subject: keyOfLine(line), formerSubject: keyOfLine(now) };
    try {
      await takeBack();
      const message = formatMessage({ id: 'cart.asBefore' }, { name: line.product.name });
      dispatch(addToast({ type: 'info', message, ...subjects }));
    } catch (failure) {
      const { message } = await explainFailure(failure, intl, formatMessage({ id: 'cart.undoFailed' }));
      dispatch(addToast({ type: 'error', message, ...subjects }));
    }
  };

  return (line, told, takeBack, made = line) => {
    const way = takeBack && {
      actionText: formatMessage({ id: 'cart.undo' }),
      onAction: () => void undo(line, made, takeBack),
    };
    dispatch(addToast({ ...told, ...way, subject: keyOfLine(made), formerSubject: keyOfLine(line) }));
  };
};

import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { type CartLine, itemOfLine } from '../cartContents';
import { addItemToCart, removeItemFromCart } from '../cartOperations';
import { addFreeGift } from '../offers/freeGift';
import { addFailureId } from './addFailure';

/** Milliseconds in which a line can be had back as it was: twice as long as other toasts stay. */
export const undoMs = 10_000;

/** Takes a line out of the cart and offers the way back: the same choice, quantity and plan. */
export const useRemoveLine = (): ((line: CartLine) => Promise<void>) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();

  const putBack = async (line: CartLine): Promise<void> => {
    try {
      await dispatch(line.is_free_gift ? addFreeGift() : addItemToCart(itemOfLine(line)));
    } catch (failure) {
      const known = addFailureId(failure);
      const message = known
        ? formatMessage({ id: known })
        : errorText(failure, formatMessage({ id: 'cart.undoFailed' }));
      dispatch(addToast({ type: 'error', message }));
    }
  };

  return async (line) => {
    await dispatch(removeItemFromCart(line.uid));
    dispatch(
      addToast({
        type: 'info',
        message: formatMessage({ id: 'cart.removed' }, { name: line.product.name }),
        actionText: formatMessage({ id: 'cart.undo' }),
        timeout: undoMs,
        onAction: () => void putBack(line),
      }),
    );
  };
};

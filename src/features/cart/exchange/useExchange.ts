import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import { type CartLine, itemOfLine, keyOfItem, keyOfLine, linesOf, readShownCart } from '../cartContents';
import { type LineAttempt, useLineAttempt } from '../lines/useLineAttempt';
import { undoMs } from '../lines/useRemoveLine';
import type { CartItemToAdd } from '../operations/lineCalls';
import { exchangeItem } from '../operations/lineOperations';

export interface Exchange extends Pick<LineAttempt, 'isBusy' | 'error'> {
  /**
   * Resolves to whether it worked; it is told then, with the way back. Otherwise the line is what it was, which stands in
   * the error.
   * @param told what is said of it.
   */
  exchange: (requested: CartItemToAdd, told: string) => Promise<boolean>;
}

/** The line of an item with just its quantity, as the cart was read last. */
const findLine =
  (key: string, quantity: number): AppThunk<CartLine | undefined> =>
  (_dispatch, _getState, services) =>
    linesOf(readShownCart(services)).find((line) => keyOfLine(line) === key && line.quantity === quantity);

/** Gives a line another choice, and offers the way back. */
export const useExchange = (line: CartLine): Exchange => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { attempt, isBusy, error } = useLineAttempt();
  const [isBack, setIsBack] = useState(false);
  const name = line.product.name ?? '';
  const asBefore = formatMessage({ id: 'cart.asBefore' }, { name });

  const takeBack = async (requested: CartItemToAdd, uid: string): Promise<void> => {
    try {
      await dispatch(exchangeItem({ itemId: uid, requested: itemOfLine(line), former: requested }));
      dispatch(addToast({ type: 'info', message: asBefore }));
    } catch {
      dispatch(addToast({ type: 'error', message: formatMessage({ id: 'cart.undoFailed' }) }));
    }
  };

  const exchange: Exchange['exchange'] = async (requested, told) => {
    if (isBusy) return false;
    setIsBack(false);
    if (await attempt(() => dispatch(exchangeItem({ itemId: line.uid, requested, former: itemOfLine(line) })))) {
      // What went into a line that was there already cannot be told from it.
      const made = dispatch(findLine(keyOfItem(requested), requested.quantity));
      const undo = made && {
        actionText: formatMessage({ id: 'cart.undo' }),
        timeout: undoMs,
        onAction: () => void takeBack(requested, made.uid),
      };
      dispatch(addToast({ type: 'success', message: told, ...undo }));
      return true;
    }
    setIsBack(dispatch(findLine(keyOfLine(line), line.quantity)) !== undefined);
    return false;
  };
  return { exchange, isBusy, error: error !== '' && isBack ? `${error} ${asBefore}` : error };
};

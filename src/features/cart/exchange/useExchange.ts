import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { type CartLine, itemOfLine, keyOfItem, keyOfLine } from '../cartContents';
import { findLine } from '../lines/findLine';
import { type LineAttempt, useLineAttempt } from '../lines/useLineAttempt';
import { useLineTrace } from '../lines/useLineTrace';
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

/** Gives a line another choice, and offers the way back. */
export const useExchange = (line: CartLine): Exchange => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { attempt, isBusy, error } = useLineAttempt();
  const tell = useLineTrace();
  const [isBack, setIsBack] = useState(false);
  const name = line.product.name ?? '';
  const asBefore = formatMessage({ id: 'cart.asBefore' }, { name });

  const exchange: Exchange['exchange'] = async (requested, told) => {
    if (isBusy) return false;
    setIsBack(false);
    if (await attempt(() => dispatch(exchangeItem({ itemId: line.uid, requested, former: itemOfLine(line) })))) {
      // What went into a line that was there already cannot be told from it.
      const made = dispatch(findLine(keyOfItem(requested), requested.quantity));
      const takeBack = (uid: string) => () =>
        dispatch(exchangeItem({ itemId: uid, requested: itemOfLine(line), former: requested }));
      tell(line, { type: 'success', message: told }, made && takeBack(made.uid), made);
      return true;
    }
    setIsBack(dispatch(findLine(keyOfLine(line), line.quantity)) !== undefined);
    return false;
  };
  return { exchange, isBusy, error: error !== '' && isBack ? `${error} ${asBefore}` : error };
};

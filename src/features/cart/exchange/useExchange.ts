import { useAppDispatch } from '@/kernel/redux/hooks';
import { exchangeItem } from '../operations/lineOperations';
import type { CartItemToAdd } from '../operations/lineCalls';
import { type CartLine, itemOfLine } from '../cartContents';
import { type LineAttempt, useLineAttempt } from '../lines/useLineAttempt';

export interface Exchange extends Pick<LineAttempt, 'isBusy' | 'error'> {
  /** Resolves to whether it worked; otherwise the line is what it was. */
  exchange: (requested: CartItemToAdd) => Promise<boolean>;
}

/** Gives a line another choice. */
export const useExchange = (line: CartLine): Exchange => {
  const dispatch = useAppDispatch();
  const { attempt, isBusy, error } = useLineAttempt();
  const exchange = async (requested: CartItemToAdd): Promise<boolean> => {
    if (isBusy) return false;
    return attempt(() => dispatch(exchangeItem({ itemId: line.uid, requested, former: itemOfLine(line) })));
  };
  return { exchange, isBusy, error };
};

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addFailureId } from './addFailure';
import { exchangeItem } from './cartThunks';
import type { CartItemToAdd } from './lineCalls';
import { itemOfLine } from './lineItem';
import type { CartLine } from './useCart';

export interface Exchange {
  /** Resolves to whether it worked; otherwise the line is what it was. */
  exchange: (wanted: CartItemToAdd) => Promise<boolean>;
  isBusy: boolean;
  /** What went wrong, in words; '' when nothing did. */
  error: string;
}

/** Gives a line another choice. */
export const useExchange = (line: CartLine | undefined): Exchange => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const exchange = async (wanted: CartItemToAdd): Promise<boolean> => {
    if (!line || isBusy) return false;
    setIsBusy(true);
    setError('');
    try {
      await dispatch(exchangeItem({ itemId: line.uid, wanted, former: itemOfLine(line) }));
      return true;
    } catch (failure) {
      const known = addFailureId(failure);
      setError(known ? formatMessage({ id: known }) : errorText(failure, formatMessage({ id: 'cart.updateFailed' })));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { exchange, isBusy, error };
};

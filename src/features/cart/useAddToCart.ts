import { useState } from 'react';
import { useIntl } from 'react-intl';
import { minicartToggled } from '@/kernel/app/appSlice';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { CartItemToAdd } from './lineCalls';
import { loadAddFailure, loadCartThunks } from './loadCartThunks';

export interface AddToCart {
  /** Loads what adding needs ahead, when the pointer or the focus comes near. */
  prepare: () => void;
  /** Adds; resolves to whether it worked. */
  add: (item: CartItemToAdd) => Promise<boolean>;
  isAdding: boolean;
  /** What went wrong, in words; '' when nothing did. */
  error: string;
}

const prepare = (): void => void loadCartThunks().catch(() => undefined);

/** Adds to the cart, opens the mini cart on success, and puts a failure into words. */
export const useAddToCart = (): AddToCart => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const [isAdding, setIsAdding] = useState(false);
  const [error, setError] = useState('');

  const add = async (item: CartItemToAdd): Promise<boolean> => {
    setIsAdding(true);
    setError('');
    try {
      const { addItemToCart } = await loadCartThunks();
      await dispatch(addItemToCart(item));
      dispatch(minicartToggled(true));
      return true;
    } catch (failure) {
      const known = await loadAddFailure().then(
        ({ addFailureId }) => addFailureId(failure),
        () => undefined,
      );
      setError(known ? formatMessage({ id: known }) : errorText(failure, formatMessage({ id: 'cart.addFailed' })));
      return false;
    } finally {
      setIsAdding(false);
    }
  };

  return { prepare, add, isAdding, error };
};

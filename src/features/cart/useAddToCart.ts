import { useState } from 'react';
import { useIntl } from 'react-intl';
import { minicartToggled } from '@/kernel/app/appSlice';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addItemToCart, type CartItemToAdd } from './cartThunks';

export interface AddToCart {
  /** Adds; resolves to whether it worked. */
  add: (item: CartItemToAdd) => Promise<boolean>;
  isAdding: boolean;
  /** What went wrong, in words; '' when nothing did. */
  error: string;
}

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
      await dispatch(addItemToCart(item));
      dispatch(minicartToggled(true));
      return true;
    } catch (failure) {
      setError(errorText(failure, formatMessage({ id: 'cart.addFailed' })));
      return false;
    } finally {
      setIsAdding(false);
    }
  };

  return { add, isAdding, error };
};

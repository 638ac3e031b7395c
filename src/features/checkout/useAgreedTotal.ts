import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { getCartDetails } from '@/features/cart/cartOperation';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { selectCheckout } from './checkoutSlice';

export interface AgreedTotal {
  /** What the shopper saw when the step opened, or agreed to since, in whole units. */
  agreed: number;
  /** Whether the total, or what it is for, is another one now. */
  isChanged: boolean;
  agree: () => void;
}

/**
 * Whether the cart is still the one that the shopper knows. After a refusal it is read anew.
 * @param isReturned the shopper comes back from a page of the bank, and agreed before leaving.
 */
export const useAgreedTotal = (total: number, isReturned: boolean): AgreedTotal => {
  const dispatch = useAppDispatch();
  const { payment, agreedCart } = useSelector(selectCheckout);
  const [agreed, setAgreed] = useState(() => (isReturned && agreedCart ? Number(agreedCart.total) : total));
  const reason = payment.placing.kind === 'rejected' ? payment.placing.reason : null;
  const isRefused = reason === 'order';
  useEffect(() => {
    if (isRefused) void dispatch(getCartDetails());
  }, [dispatch, isRefused]);
  const isChanged = agreed !== total || reason === 'changed' || reason === 'changedMeanwhile';
  return { agreed, isChanged, agree: () => setAgreed(total) };
};

import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { getCartDetails } from '@/features/cart/cartOperation';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { selectPayment } from './checkoutSlice';

export interface AgreedTotal {
  /** What the shopper saw when the step opened, or agreed to since, in whole units. */
  agreed: number;
  isChanged: boolean;
  agree: () => void;
}

/** Whether the total is still the one that the shopper knows. After a refusal the cart is read anew. */
export const useAgreedTotal = (total: number): AgreedTotal => {
  const dispatch = useAppDispatch();
  const { placing } = useSelector(selectPayment);
  const [agreed, setAgreed] = useState(total);
  const isRefused = placing.kind === 'rejected' && placing.reason === 'order';
  useEffect(() => {
    if (isRefused) void dispatch(getCartDetails());
  }, [dispatch, isRefused]);
  return { agreed, isChanged: agreed !== total, agree: () => setAgreed(total) };
};

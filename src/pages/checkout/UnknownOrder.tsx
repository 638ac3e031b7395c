import type { PropsWithChildren } from 'react';
import { useSelector } from 'react-redux';
import { selectPayment } from '@/features/checkout/checkoutSlice';
import { PlacingMessage } from '@/features/checkout/PlacingMessage';

/** An order whose answer was lost closes its cart: until its fate is known an empty cart is not the news. */
export const UnknownOrder = ({ children }: PropsWithChildren) => {
  const { placing } = useSelector(selectPayment);
  return placing.kind === 'unknown' ? <PlacingMessage placing={placing} /> : children;
};

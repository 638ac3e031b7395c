import type { PropsWithChildren } from 'react';
import { useSelector } from 'react-redux';
import { selectPayment } from '@/features/checkout/checkoutSlice';
import { PlacingMessage } from '@/features/checkout/PlacingMessage';

/**
 * An order whose answer was lost closes its cart: until its fate is known an empty cart is not the news. Why a cart came
 * to nothing while it was being ordered stands above it.
 */
export const UnknownOrder = ({ children }: PropsWithChildren) => {
  const { placing } = useSelector(selectPayment);
  if (placing.kind === 'unknown') return <PlacingMessage placing={placing} />;
  return (
    <>
      <PlacingMessage placing={placing} />
      {children}
    </>
  );
};

import { useFragment } from '@apollo/client/react';
import { cartDetailsFragment } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';

/** Whether nothing in the cart is shipped: there are no shipping steps then. */
export const useIsVirtualCart = (): boolean =>
  useFragment({ ...cartDetailsFragment, from: cartReference }).data.is_virtual ?? false;

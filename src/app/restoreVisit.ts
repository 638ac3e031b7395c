import { retrieveCartId } from '@/features/cart/cartSlice';
import { restoreSession } from '@/features/session/sessionThunks';
import type { ShopStore } from './store';

/** Takes up what an earlier visit left: first who is signed in, then the cart. */
export const restoreVisit = ({ dispatch }: ShopStore): void => {
  void dispatch(restoreSession());
  dispatch(retrieveCartId());
};

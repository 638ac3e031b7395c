import { retrieveCartId } from '@/features/cart/cartSlice';
import { restoreSession } from '@/features/session/sessionThunks';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { followOtherTabs } from './followOtherTabs';
import type { ShopStore } from './store';

/** Starts the listeners that work outside any component, in this order; returns the function that stops them. */
export const startListening = (services: ThunkServices, store: ShopStore): (() => void) => {
  const { dispatch } = store;
  void dispatch(restoreSession());
  dispatch(retrieveCartId());
  return followOtherTabs(services, store);
};

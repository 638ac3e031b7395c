import { retrieveCartId } from '@/features/cart/cartIdentity';
import { onCartIdChangeElsewhere } from '@/features/cart/cartStorage';
import { restoreSession } from '@/features/session/sessionThunks';
import { setSignOutSteps } from '@/features/session/signOut';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { signOutSteps } from './signOutSteps';
import type { ShopStore } from './store';

/** What happens outside any component, in this order; returns the function that ends it. */
export const startListening = ({ storage, reloadPage }: ThunkServices, { dispatch }: ShopStore): (() => void) => {
  setSignOutSteps(signOutSteps);
  void dispatch(restoreSession());
  dispatch(retrieveCartId());
  // Two tabs, one cart: the other tab's is the truth (spec §4 Multi-tab).
  return onCartIdChangeElsewhere(storage, reloadPage);
};

import { selectIsSignedIn } from '@/features/session/userSlice';
import { log } from '@/kernel/logging/log';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { hasOwnList, renewPrices } from '../cache/renewPrices';
import type { ShopStore } from '../store';

/**
 * Prices and lists are those of a customer's group: whenever somebody signs in or out, what is in memory is dropped, and
 * what is on screen is asked for again. Where that fails after a sign-out, the page is loaded again: the next person must
 * not read them. So is a category whose list is a request of its own.
 * @returns the function that ends it.
 */
export const followCustomer = ({ apollo, reloadPage }: ThunkServices, store: ShopStore): (() => void) => {
  let wasSignedIn = selectIsSignedIn(store.getState());
  return store.subscribe(() => {
    const isSignedIn = selectIsSignedIn(store.getState());
    if (isSignedIn === wasSignedIn) return;
    wasSignedIn = isSignedIn;
    // After what changes together with the token. The prices are dropped all the same: the page that comes must not find
    // them in the persisted cache.
    if (hasOwnList(apollo)) setTimeout(reloadPage);
    renewPrices(apollo).catch((error: unknown) => {
      log.warn('The prices on screen could not be asked for again.', error);
      if (!isSignedIn && !selectIsSignedIn(store.getState())) reloadPage();
    });
  });
};

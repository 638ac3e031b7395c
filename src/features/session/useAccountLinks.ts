import { createContext, use } from 'react';

/** Whether the store has wishlists; until it has said, it has. One context for all hearts of a page: each asking the cache is what a list costs most. */
export const WishlistEnabledContext = createContext(true);

/** Whether the store has wishlists. */
export const useIsWishlistEnabled = (): boolean => use(WishlistEnabledContext);

/** A page of the account: message id of its name, and its path. */
export interface AccountLink {
  message: string;
  to: string;
}

const orders: AccountLink = { message: 'orders.title', to: '/order-history' };
const wishlist: AccountLink = { message: 'wishlist.title', to: '/wishlist' };

/** Pages of the account that there are; the header's dropdown, the drawer and the pages themselves list them. */
export const useAccountLinks = (): readonly AccountLink[] => (useIsWishlistEnabled() ? [orders, wishlist] : [orders]);

import { useIsWishlistEnabled } from './WishlistEnabledContext';

/** A page of the account: message id of its name, and its path. */
export interface AccountLink {
  message: string;
  to: string;
}

const orders: AccountLink = { message: 'orders.title', to: '/order-history' };
const wishlist: AccountLink = { message: 'wishlist.title', to: '/wishlist' };

/** Pages of the account that there are; the header's dropdown, the drawer and the pages themselves list them. */
export const useAccountLinks = (): readonly AccountLink[] => (useIsWishlistEnabled() ? [orders, wishlist] : [orders]);

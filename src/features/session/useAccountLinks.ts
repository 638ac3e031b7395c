import { useIsWishlistEnabled } from './wishlistEnabled';

/** A page of the account: message id of its name, and its path. */
export interface AccountLink {
  message: string;
  to: string;
}

/** In their order; wishlists, which a store may not have, are the last. */
const links: readonly AccountLink[] = [
  { message: 'orders.title', to: '/order-history' },
  ...(CAPABILITIES.subscriptionOrders ? [{ message: 'subscriptions.title', to: '/subscriptions' }] : []),
  { message: 'wishlist.title', to: '/wishlist' },
];

/** Pages of the account that there are; the header's dropdown, the drawer and the pages themselves list them. */
export const useAccountLinks = (): readonly AccountLink[] => (useIsWishlistEnabled() ? links : links.slice(0, -1));

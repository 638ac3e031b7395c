import { useIsWishlistEnabled } from './wishlistEnabled';

/** Paths of the account's pages. */
export type AccountPath =
  | '/customer/account'
  | '/order-history'
  | '/subscriptions'
  | '/wishlist'
  | '/address-book'
  | '/saved-payments'
  | '/communications'
  | '/account-information';

/** A page of the account: message id of its name, and its path. */
export interface AccountLink {
  message: string;
  to: AccountPath;
}

const wishlist: AccountLink = { message: 'wishlist.title', to: '/wishlist' };

const links: readonly AccountLink[] = [
  { message: 'account.overview', to: '/customer/account' },
  { message: 'orders.title', to: '/order-history' },
  ...(CAPABILITIES.subscriptionOrders ? [{ message: 'subscriptions.title', to: '/subscriptions' } as const] : []),
  wishlist,
  { message: 'addressBook.title', to: '/address-book' },
  { message: 'savedPayments.title', to: '/saved-payments' },
  { message: 'communications.title', to: '/communications' },
  { message: 'account.information', to: '/account-information' },
];

/** Where the store has no wishlists. */
const otherLinks = links.filter((link) => link !== wishlist);

/** Pages of the account that there are; the header's dropdown, the drawer and the pages themselves list them. */
export const useAccountLinks = (): readonly AccountLink[] => (useIsWishlistEnabled() ? links : otherLinks);

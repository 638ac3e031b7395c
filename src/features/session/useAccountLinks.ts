import { givenSettings } from '@/kernel/app/settings';
import { useIsWishlistEnabled } from './storeSwitches';

/** Paths of the account's pages. */
export type AccountPath =
  | '/customer/account'
  | '/order-history'
  | '/subscriptions'
  | '/wishlist'
  | '/address-book'
  | '/saved-payments'
  | '/credit-and-points'
  | '/communications'
  | '/account-information';

/** A page of the account: message id of its name, and its path. */
export interface AccountLink {
  message: string;
  to: AccountPath;
}

/** Whether a configured way to pay keeps cards for the next order: wallets and PayPal do not, and what is paid later has none. */
export const canKeepCards = (): boolean => {
  const { paymentAdapters } = givenSettings(document);
  return Array.isArray(paymentAdapters)
    ? paymentAdapters.some((name) => name !== 'test_wallet' && name !== 'paypal_express')
    : // Without a word in the settings the embedded backend has its own cards, and any other backend none.
      !TRIMS_DOCUMENTS;
};

const wishlist: AccountLink = { message: 'wishlist.title', to: '/wishlist' };

const links: readonly AccountLink[] = [
  { message: 'account.overview', to: '/customer/account' },
  { message: 'orders.title', to: '/order-history' },
  ...(CAPABILITIES.subscriptionOrders ? [{ message: 'subscriptions.title', to: '/subscriptions' } as const] : []),
  wishlist,
  { message: 'addressBook.title', to: '/address-book' },
  ...(canKeepCards() ? [{ message: 'savedPayments.title', to: '/saved-payments' } as const] : []),
  ...(CAPABILITIES.storeCredit || CAPABILITIES.rewardPoints
    ? [{ message: 'balances.title', to: '/credit-and-points' } as const]
    : []),
  { message: 'communications.title', to: '/communications' },
  { message: 'account.information', to: '/account-information' },
];

/** Where the store has no wishlists. */
const otherLinks = links.filter((link) => link !== wishlist);

/** Pages of the account that there are; the header's dropdown, the drawer and the pages themselves list them. */
export const useAccountLinks = (): readonly AccountLink[] => (useIsWishlistEnabled() ? links : otherLinks);

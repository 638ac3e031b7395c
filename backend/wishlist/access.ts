import { requireCustomer } from '../cart/access';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import { readStoreSettings } from '../stores/storeSettings';
import type { WishlistRow } from './models';
import { ensureWishlist, findWishlist } from './queries';

/** Answer to a guest; it must not read like a stale cart. */
const guestMessage = 'The current user cannot perform operations on wishlist';
/** Answer of a store without wishlists. */
const offMessage = 'The wishlist configuration is currently disabled.';

/**
 * The wishlist that a mutation names; '0' is the customer's own.
 * @throws GraphQLError where the store has no wishlists, for a guest, and for a wishlist that is not the customer's.
 */
export const requireWishlist = (context: RequestContext, wishlistId: string): WishlistRow => {
  if (readStoreSettings(context.db, context.store.id).magento_wishlist_general_is_enabled !== '1') {
    throw inputError(offMessage);
  }
  const customerId = requireCustomer(context, guestMessage);
  const id = Number(wishlistId);
  const wishlist =
    id > 0 ? findWishlist(context.db, id) : ensureWishlist(context.db, customerId, toSqlTime(context.now()));
  if (wishlist?.customer_id !== customerId) throw inputError('The wishlist was not found.');
  return wishlist;
};

import { addProductsToCart } from '../cart/addProducts';
import { ensureCustomerCart } from '../cart/createCart';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import type { WishlistCartUserInputError } from '../schema/resolvers.generated';
import { requireWishlist } from './access';
import { toCartInput } from './itemOptions';
import type { WishlistItemRow, WishlistRow } from './models';
import { deleteItem, listItems, touchWishlist } from './queries';

interface MovedToCart {
  wishlist: WishlistRow;
  status: boolean;
  add_wishlist_items_to_cart_user_errors: WishlistCartUserInputError[];
}

/** Adds one item; what went wrong, or nothing. */
const addItem = (context: RequestContext, cartId: string, item: WishlistItemRow): WishlistCartUserInputError[] => {
  const ids = { wishlistId: String(item.wishlist_id), wishlistItemId: String(item.id) };
  const input = toCartInput(context.db, item);
  if (!input) return [{ ...ids, code: 'PRODUCT_NOT_FOUND', message: `Could not find "${item.saved_name}"` }];
  const { user_errors: errors } = addProductsToCart(context, cartId, [input]);
  return errors.map(({ code, message }) => ({
    ...ids,
    message,
    code: code === 'PRODUCT_NOT_FOUND' || code === 'NOT_SALABLE' || code === 'INSUFFICIENT_STOCK' ? code : 'UNDEFINED',
  }));
};

/**
 * Moves items, all of them when none are named, into the customer's cart; what cannot be added stays saved.
 * @throws GraphQLError for a guest, another's wishlist, and items that are not in it.
 */
export const addItemsToCart = (
  context: RequestContext,
  wishlistId: string,
  itemIds: readonly string[] | null | undefined,
): MovedToCart =>
  context.db.transaction(() => {
    const { db } = context;
    // The real backend takes '0' for nothing here, unlike where products are saved.
    if (!wishlistId || wishlistId === '0') throw inputError('"wishlistId" value should be specified');
    const wishlist = requireWishlist(context, wishlistId);
    const all = listItems(db, wishlist.id);
    const wanted = itemIds && itemIds.length > 0 ? new Set(itemIds) : undefined;
    const items = wanted ? all.filter(({ id }) => wanted.has(String(id))) : all;
    const unknown = [...(wanted ?? [])].filter((id) => !all.some((item) => String(item.id) === id));
    if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(',')}" were not found.`);
    const cartId = ensureCustomerCart(context, wishlist.customer_id).masked_id;
    const now = toSqlTime(context.now());
    const errors = items.flatMap((item) => {
      const found = addItem(context, cartId, item);
      if (found.length === 0) deleteItem(db, item.id);
      return found;
    });
    touchWishlist(db, wishlist.id, now);
    return {
      wishlist: { ...wishlist, updated_at: now },
      status: errors.length === 0,
      add_wishlist_items_to_cart_user_errors: errors,
    };
  });

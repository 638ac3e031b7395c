import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import type { WishlistItemInput, WishlistItemUpdateInput, WishListUserInputError } from '../schema/resolvers.generated';
import { requireWishlist } from './access';
import { chooseItem } from './chooseItem';
import type { WishlistItemRow, WishlistRow } from './models';
import { deleteItem, findItem, findItemSkus, findSavedItem, insertItem, touchWishlist, updateItem } from './queries';

interface Changed {
  wishlist: WishlistRow;
  user_errors: WishListUserInputError[];
}

const noQuantity = 'The quantity of a wish list item cannot be 0';

const toUserError = (message: string): WishListUserInputError => ({
  message,
  code: message.startsWith('Could not find a product') ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED',
});

/** Changes item by item; what cannot be changed is a user error, not a failure. */
const changeEach = <Input>(
  context: RequestContext,
  wishlistId: string,
  inputs: readonly Input[],
  change: (wishlist: WishlistRow, input: Input, now: string) => string | null,
): Changed =>
  context.db.transaction(() => {
    const wishlist = requireWishlist(context, wishlistId);
    const now = toSqlTime(context.now());
    const messages = inputs.flatMap((input) => change(wishlist, input, now) ?? []);
    const isChanged = messages.length < inputs.length;
    if (isChanged) touchWishlist(context.db, wishlist.id, now);
    return {
      wishlist: isChanged ? { ...wishlist, updated_at: now } : wishlist,
      user_errors: messages.map(toUserError),
    };
  });

const refuseItem = (id: string): string => `The wishlist item with ID "${id}" does not belong to the wishlist`;

const itemOf = ({ db }: RequestContext, { id }: WishlistRow, itemId: string): WishlistItemRow | undefined =>
  findItem(db, id, Number(itemId));

/** Saves products; one that is saved already counts up. */
export const addProducts = (context: RequestContext, wishlistId: string, items: readonly WishlistItemInput[]) =>
  changeEach(context, wishlistId, items, ({ id }, item, now) => {
    const { db } = context;
    const result = chooseItem(db, item);
    if (result.kind === 'refused') return result.message;
    if (!(item.quantity > 0)) return noQuantity;
    const known = findSavedItem(db, id, result.choice);
    if (!known) insertItem(db, id, result.choice, item.quantity, now);
    else {
      const { description, variant_id: variantId, options } = known;
      updateItem(db, known.id, { quantity: known.quantity + item.quantity, description, variantId, options });
    }
    return null;
  });

/** Takes items out. */
export const removeProducts = (context: RequestContext, wishlistId: string, itemIds: readonly string[]) =>
  changeEach(context, wishlistId, itemIds, (wishlist, itemId) => {
    const item = itemOf(context, wishlist, itemId);
    if (!item) return refuseItem(itemId);
    deleteItem(context.db, item.id);
    return null;
  });

/** The variant and the options that an update asks for; the old ones when it names none. */
const chooseVariant = (
  { db }: RequestContext,
  item: WishlistItemRow,
  { selected_options: selected, entered_options: entered }: WishlistItemUpdateInput,
): { variantId: number | null; options: string } | { message: string } => {
  const skus = findItemSkus(db, item);
  const isOpen = (selected ?? []).length + (entered ?? []).length === 0;
  if (isOpen || !skus) return { variantId: item.variant_id, options: item.options };
  const result = chooseItem(db, { sku: skus.sku, selected_options: selected, entered_options: entered });
  return result.kind === 'refused' ? { message: result.message } : result.choice;
};

/** Changes quantity, comment and chosen options of items. */
export const updateProducts = (
  context: RequestContext,
  wishlistId: string,
  changes: readonly WishlistItemUpdateInput[],
) =>
  changeEach(context, wishlistId, changes, (wishlist, change) => {
    const item = itemOf(context, wishlist, change.wishlist_item_id);
    if (!item) return refuseItem(change.wishlist_item_id);
    const quantity = change.quantity ?? item.quantity;
    if (!(quantity > 0)) return noQuantity;
    const chosen = chooseVariant(context, item, change);
    if ('message' in chosen) return chosen.message;
    const description = change.description === undefined ? item.description : change.description;
    const { variantId, options } = chosen;
    updateItem(context.db, item.id, { quantity, description, variantId, options });
    return null;
  });

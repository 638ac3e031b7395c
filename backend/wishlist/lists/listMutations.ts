import type { RequestContext } from '../../context';
import type { Db } from '../../db/open';
import { toSqlTime } from '../../db/time';
import { inputError } from '../../graphql/errors';
import type { Resolvers, WishListUserInputError } from '../../schema/resolvers.generated';
import { readStoreSettings } from '../../stores/storeSettings';
import { labelWords } from '../../words/labelWords';
import { requireWishlist } from '../access';
import type { WishlistItemRow, WishlistRow } from '../models';
import {
  deleteItem,
  ensureWishlist,
  findItem,
  findSavedItem,
  findWishlist,
  touchWishlist,
  updateItem,
} from '../queries';

import { deleteList, insertList, listOfCustomer, moveItem, updateList } from './listQueries';

const maxNameLength = 255;

const messages = {
  off: 'The wishlist configuration is currently disabled.',
  tooMany: (limit: number) => `Only ${limit} wish list(s) can be created.`,
  nameMissing: 'Wish list name is missing.',
  nameTaken: (name: string) => `Wish list "${name}" already exists.`,
  isDefault: "The default wish list can't be deleted.",
} as const;

/** Name of the wishlist that every customer has. */
export const defaultListName = (db: Db, { id, locale }: RequestContext['store']): string | null =>
  hasSeveral(db, id) ? labelWords('Wish List', locale) : null;

const hasSeveral = (db: Db, storeId: number): boolean =>
  readStoreSettings(db, storeId).enable_multiple_wishlists === '1';

/** Wishlists of a customer; where the store allows one only, that one. */
export const listWishlists = (
  { db, now, store }: RequestContext,
  customerId: number,
  pageSize: number,
  page: number,
): WishlistRow[] => {
  const first = ensureWishlist(db, customerId, toSqlTime(now()));
  const all = hasSeveral(db, store.id) ? listOfCustomer(db, customerId) : [first];
  return all.slice((page - 1) * pageSize, page * pageSize);
};

const readName = ({ db, store }: RequestContext, customerId: number, given: string, own?: number): string => {
  const name = given.trim().slice(0, maxNameLength);
  if (name === '') throw inputError(messages.nameMissing);
  // The first list has no name of its own until it is renamed, but is shown with one.
  const nameOfFirst = defaultListName(db, store) ?? '';
  const isTaken = listOfCustomer(db, customerId).some(
    (list) => list.id !== own && (list.name || nameOfFirst).toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw inputError(messages.nameTaken(name));
  return name;
};

const assertSeveral = ({ db, store }: RequestContext): void => {
  if (!hasSeveral(db, store.id)) throw inputError(messages.off);
};

const found = (db: Db, id: number): WishlistRow => {
  const list = findWishlist(db, id);
  if (!list) throw new Error('A wishlist that was just written is not there.');
  return list;
};

/** Moves an item; where the other list has the same choice, the two become one. */
const moveOne = (db: Db, item: WishlistItemRow, target: WishlistRow): void => {
  const { product_id: productId, variant_id: variantId, options } = item;
  const same = productId === null ? undefined : findSavedItem(db, target.id, { productId, variantId, options });
  // It is in that list already.
  if (same?.id === item.id) return;
  if (!same) {
    moveItem(db, item.id, target.id);
    return;
  }
  const { description } = same;
  updateItem(db, same.id, { quantity: same.quantity + item.quantity, description, variantId, options });
  deleteItem(db, item.id);
};

/** Mutations of stores in which a customer can have several wishlists. */
export const listMutations = {
  createWishlist: (_, { input }, context) => {
    const { db } = context;
    assertSeveral(context);
    const { customer_id: customerId } = requireWishlist(context, '0');
    const limit = Number(readStoreSettings(db, context.store.id).maximum_number_of_wishlists);
    return db.transaction(() => {
      if (listOfCustomer(db, customerId).length >= limit) throw inputError(messages.tooMany(limit));
      const name = readName(context, customerId, input.name);
      const id = insertList(db, customerId, name, input.visibility === 'PUBLIC', toSqlTime(context.now()));
      return { wishlist: found(db, id) };
    });
  },
  updateWishlist: (_, { wishlistId, name, visibility }, context) => {
    const { db } = context;
    assertSeveral(context);
    const list = requireWishlist(context, wishlistId);
    const next = name ? readName(context, list.customer_id, name, list.id) : list.name;
    const isPublic = visibility ? visibility === 'PUBLIC' : list.is_public === 1;
    updateList(db, list.id, next, isPublic, toSqlTime(context.now()));
    const shown = next || (defaultListName(db, context.store) ?? '');
    return { uid: String(list.id), name: shown, visibility: isPublic ? 'PUBLIC' : 'PRIVATE' };
  },
  deleteWishlist: (_, { wishlistId }, context) => {
    const { db } = context;
    assertSeveral(context);
    const { id, customer_id: customerId } = requireWishlist(context, wishlistId);
    if (listOfCustomer(db, customerId)[0]?.id === id) throw inputError(messages.isDefault);
    deleteList(db, id);
    return { status: true, wishlists: listOfCustomer(db, customerId) };
  },
  moveProductsBetweenWishlists: (_, { sourceWishlistUid, destinationWishlistUid, wishlistItems }, context) => {
    const { db } = context;
    assertSeveral(context);
    const source = requireWishlist(context, sourceWishlistUid);
    const target = requireWishlist(context, destinationWishlistUid);
    return db.transaction(() => {
      const errors = wishlistItems.flatMap(({ wishlist_item_id: itemId }): WishListUserInputError[] => {
        const item = findItem(db, source.id, Number(itemId));
        if (!item) {
          return [
            { code: 'UNDEFINED', message: `The wishlist item with ID "${itemId}" does not belong to the wishlist` },
          ];
        }
        moveOne(db, item, target);
        return [];
      });
      const now = toSqlTime(context.now());
      for (const { id } of [source, target]) touchWishlist(db, id, now);
      return { source_wishlist: source, destination_wishlist: target, user_errors: errors };
    });
  },
} satisfies NonNullable<Resolvers['Mutation']>;

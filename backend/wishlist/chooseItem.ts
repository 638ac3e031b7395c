import { chooseProduct } from '../cart/chooseProduct';
import { findEnabledProduct } from '../cart/productQueries';
import type { ProductType } from '../catalog/productTypes/productType';
import type { Db } from '../db/open';
import type { WishlistItemInput } from '../schema/resolvers.generated';
import type { SavedChoice } from './queries';

/** A choice, or why there is none, in the real backend's words. */
export type ItemChoice = { kind: 'chosen'; choice: SavedChoice } | { kind: 'refused'; message: string };

/** Kinds of which nothing has to be chosen. */
const isWholeAsItStands: ReadonlySet<ProductType> = new Set(['simple', 'virtual']);

/** What an input means. Unlike in a cart, a product may stand in a wishlist before its options are chosen. */
export const chooseItem = (
  db: Db,
  input: Pick<WishlistItemInput, 'sku' | 'parent_sku' | 'selected_options'>,
): ItemChoice => {
  const product = findEnabledProduct(db, input.sku);
  if (product && !isWholeAsItStands.has(product.type) && (input.selected_options ?? []).length === 0) {
    return { kind: 'chosen', choice: { productId: product.id, variantId: null } };
  }
  const result = chooseProduct(db, input);
  if (result.kind === 'refused') return result;
  const { productId, variantId } = result.choice;
  return { kind: 'chosen', choice: { productId, variantId } };
};

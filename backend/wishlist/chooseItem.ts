import { chooseProduct } from '../cart/chooseProduct';
import { findEnabledProduct } from '../cart/productQueries';
import type { ProductType } from '../catalog/productTypes/productType';
import type { Db } from '../db/open';
import type { WishlistItemInput } from '../schema/resolvers.generated';
import { storeOptions } from './itemOptions';
import type { SavedChoice } from './queries';

/** A choice, or why there is none, in the real backend's words. */
export type ItemChoice = { kind: 'chosen'; choice: SavedChoice } | { kind: 'refused'; message: string };

/** Kinds of which nothing has to be chosen. */
const isWholeAsItStands: ReadonlySet<ProductType> = new Set(['simple', 'virtual']);

const asItStands = (productId: number): ItemChoice => ({
  kind: 'chosen',
  choice: { productId, variantId: null, options: '' },
});

/** What an input means. Unlike in a cart, a product may stand in a wishlist before its options are chosen. */
export const chooseItem = (
  db: Db,
  input: Pick<WishlistItemInput, 'sku' | 'parent_sku' | 'selected_options' | 'entered_options'>,
): ItemChoice => {
  const product = findEnabledProduct(db, input.sku);
  const isOpen = (input.selected_options ?? []).length + (input.entered_options ?? []).length === 0;
  if (product && isOpen && !isWholeAsItStands.has(product.type)) return asItStands(product.id);
  const result = chooseProduct(db, input);
  // What a plain product asks may be answered later, too.
  if (result.kind === 'refused') return product && isOpen ? asItStands(product.id) : result;
  const { productId, variantId, choices } = result.choice;
  return { kind: 'chosen', choice: { productId, variantId, options: choices === '' ? '' : storeOptions(input) } };
};

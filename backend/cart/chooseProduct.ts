import type { Db } from '../db/open';
import type { CartItemInput } from '../schema/resolvers.generated';

import { countOptions, describeChoice, findEnabledProduct, findVariant, type ProductChoice } from './productQueries';

/** A choice, or why there is none, in the real backend's words. */
export type ChoiceResult = { kind: 'chosen'; choice: ProductChoice } | { kind: 'refused'; message: string };

const optionUid = /^configurable\/(\d{1,15})\/(\d{1,15})$/;

/** Attribute and option ids of the chosen values; anything that is not a configurable value is left out. */
const readOptions = (uids: readonly (string | null)[]): [attributeId: number, optionId: number][] =>
  uids.flatMap((uid) => {
    const match = optionUid.exec(Buffer.from(uid ?? '', 'base64').toString('utf8'));
    return match ? [[Number(match[1]), Number(match[2])]] : [];
  });

const refused = (message: string): ChoiceResult => ({ kind: 'refused', message });

const chooseVariant = (db: Db, parentId: number, uids: readonly (string | null)[]): ChoiceResult => {
  const options = readOptions(uids);
  const chosenAttributes = new Set(options.map(([attributeId]) => attributeId));
  if (options.length === 0 || chosenAttributes.size < countOptions(db, parentId))
    return refused('You need to choose options for your item.');
  const variantId = findVariant(db, parentId, options);
  if (variantId === null) return refused('The required options you selected are not available');
  return { kind: 'chosen', choice: describeChoice(db, parentId, variantId) };
};

/**
 * Finds what a cart item input means. A configurable product comes by its own sku and the values' uids, or by the
 * sku of a variant; a variant always becomes a line of its configurable product, since it has no page of its own.
 */
export const chooseProduct = (
  db: Db,
  input: Pick<CartItemInput, 'sku' | 'parent_sku' | 'selected_options'>,
): ChoiceResult => {
  const product = findEnabledProduct(db, input.sku);
  if (!product) return refused(`Could not find a product with SKU "${input.sku}"`);
  if (product.type === 'configurable') return chooseVariant(db, product.id, input.selected_options ?? []);
  if (input.parent_sku && product.parent_sku !== input.parent_sku) return refused('Could not find specified product.');
  return {
    kind: 'chosen',
    choice:
      product.parent_id === null
        ? describeChoice(db, product.id, null)
        : describeChoice(db, product.parent_id, product.id),
  };
};

import type { Db } from '../db/open';
import type { CartItemInput } from '../schema/resolvers.generated';
import { checkChoices } from './choices/checkChoices';
import { storeChoices } from './choices/choices';
import { choiceMessages } from './choices/messages';
import { readChoiceInput, type ChoiceInput } from './choices/readChoiceInput';
import {
  countOptions,
  describeChoice,
  findEnabledProduct,
  findVariant,
  isMember,
  type ProductChoice,
  type ProductKey,
} from './productQueries';

/** A choice, or why there is none, in the real backend's words. */
export type ChoiceResult = { kind: 'chosen'; choice: ProductChoice } | { kind: 'refused'; message: string };

/** The part of a cart item input that says what is meant. */
export type ChoosingInput = Pick<CartItemInput, 'sku' | 'parent_sku' | 'selected_options'> &
  Partial<Pick<CartItemInput, 'entered_options'>>;

const refused = (message: string): ChoiceResult => ({ kind: 'refused', message });

/** With the customisable options, bundle parts or links that were named. */
const choose = (
  db: Db,
  product: Pick<ProductKey, 'id' | 'type'>,
  variantId: number | null,
  input: ChoiceInput,
): ChoiceResult => {
  const choices = checkChoices(db, product, input);
  return 'refused' in choices
    ? refused(choices.refused)
    : { kind: 'chosen', choice: describeChoice(db, product, variantId, storeChoices(choices)) };
};

const chooseVariant = (db: Db, product: ProductKey, input: ChoiceInput): ChoiceResult => {
  const chosenAttributes = new Set(input.configurable.map(([attributeId]) => attributeId));
  if (chosenAttributes.size === 0 || chosenAttributes.size < countOptions(db, product.id))
    return refused('You need to choose options for your item.');
  const variantId = findVariant(db, product.id, input.configurable);
  return variantId === null ? refused(choiceMessages.notAvailable) : choose(db, product, variantId, input);
};

/**
 * Finds what a cart item input means. A configurable product comes by its own sku and the values' uids, or by the
 * sku of a variant; a variant always becomes a line of its configurable product, since it has no page of its own.
 * A grouped product is none: its members are bought.
 */
export const chooseProduct = (db: Db, given: ChoosingInput): ChoiceResult => {
  const product = findEnabledProduct(db, given.sku);
  if (!product) return refused(choiceMessages.noProduct(given.sku));
  const input = readChoiceInput(given);
  if (product.type === 'configurable') return chooseVariant(db, product, input);
  const { parent_id: parentId, parent_type: parentType } = product;
  if (parentId !== null && parentType !== null) {
    if (given.parent_sku && product.parent_sku !== given.parent_sku)
      return refused('Could not find specified product.');
    return choose(db, { id: parentId, type: parentType }, product.id, input);
  }
  return given.parent_sku && !isMember(db, product.id, given.parent_sku)
    ? refused('Could not find specified product.')
    : choose(db, product, null, input);
};

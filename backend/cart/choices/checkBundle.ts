import { takesMany } from '../../catalog/productTypes/bundlePrice';
import { listBundleOptions, listBundleSelections } from '../../catalog/productTypes/bundleQueries';
import type { Db } from '../../db/open';
import type { Choices } from './choices';
import { choiceMessages } from './messages';
import type { ChoiceInput } from './readChoiceInput';

/** The named answers with the quantities that the bundle allows, or why they cannot be had. */
export const checkBundle = (
  db: Db,
  productId: number,
  { selections: named }: ChoiceInput,
): Choices['selections'] | { refused: string } => {
  if (named.length === 0) return { refused: choiceMessages.bundle };
  const options = listBundleOptions(db, [productId]);
  const offered = listBundleSelections(db, [productId]);
  const chosen = named.flatMap(({ optionId, id, quantity }) => {
    const row = offered.find((entry) => entry.selection_id === id && entry.option_id === optionId);
    const isFree = row?.can_change_quantity === 1 && Number.isInteger(quantity) && quantity > 0;
    return row ? [{ optionId, id, quantity: isFree ? quantity : row.quantity }] : [];
  });
  if (chosen.length < named.length) return { refused: choiceMessages.notAvailable };
  for (const option of options) {
    const answers = chosen.filter(({ optionId }) => optionId === option.id).length;
    if (answers === 0 && option.is_required === 1) return { refused: choiceMessages.bundleRequired };
    if (answers > 1 && !takesMany(option)) return { refused: choiceMessages.notAvailable };
  }
  return chosen.map(({ id, quantity }) => ({ id, quantity }));
};

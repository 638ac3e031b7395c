import { chooseProduct } from '../cart/chooseProduct';
import type { Chosen } from '../cart/choices/chosenParts';
import type { Db } from '../db/open';
import { isRecord } from '../isRecord';
import type { EnteredOptionInput, WishlistItemInput } from '../schema/resolvers.generated';
import type { WishlistItemRow } from './models';
import { findItemSkus } from './queries';

type Given = Pick<WishlistItemInput, 'selected_options' | 'entered_options'>;

/** Options as the column of an item holds them; in one order, so that the same choice is the same text. */
export const storeOptions = ({ selected_options: selected, entered_options: entered }: Given): string =>
  JSON.stringify({
    selected: [...(selected ?? [])].sort(),
    entered: [...(entered ?? [])]
      .map(({ uid, value }) => ({ uid, value }))
      .sort((one, other) => (one.uid < other.uid ? -1 : 1)),
  });

const isEntered = (value: unknown): value is EnteredOptionInput =>
  isRecord(value) && typeof value.uid === 'string' && typeof value.value === 'string';

/** What `storeOptions` wrote. */
const readOptions = (stored: string): Given => {
  const value: unknown = stored === '' ? {} : JSON.parse(stored);
  const list = (key: string): unknown[] => (isRecord(value) && Array.isArray(value[key]) ? value[key] : []);
  return {
    selected_options: list('selected').filter((uid) => typeof uid === 'string'),
    entered_options: list('entered').filter(isEntered),
  };
};

/** An item as the cart takes it; undefined when its product is gone. */
export const toCartInput = (db: Db, item: WishlistItemRow) => {
  const skus = findItemSkus(db, item);
  if (!skus) return undefined;
  const { sku, variantSku } = skus;
  return {
    ...(variantSku === null ? { sku } : { sku: variantSku, parent_sku: sku }),
    ...readOptions(item.options),
    quantity: item.quantity,
  };
};

/** What is chosen of an item besides its variant; undefined for nothing, and for what is not offered any more. */
export const readItemChoices = (db: Db, item: WishlistItemRow): Chosen | undefined => {
  const input = item.options === '' ? undefined : toCartInput(db, item);
  const result = input && chooseProduct(db, input);
  return result?.kind === 'chosen' ? result.choice.chosen : undefined;
};

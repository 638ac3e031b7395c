import type { Db } from '../db/open';
import type { CartItemInput } from '../schema/resolvers.generated';
import type { Availability } from './quantity';

/** What a shopper chose, with the stock of what leaves the shelf. */
export interface ProductChoice extends Availability {
  productId: number;
  variantId: number | null;
  sku: string;
}

/** A choice, or why there is none, in the real backend's words. */
export type ChoiceResult = { kind: 'chosen'; choice: ProductChoice } | { kind: 'refused'; message: string };

interface ProductKey {
  id: number;
  type: 'simple' | 'configurable';
  parent_id: number | null;
  parent_sku: string | null;
}

const optionUid = /^configurable\/(\d{1,15})\/(\d{1,15})$/;

/** Attribute and option ids of the chosen values; anything that is not a configurable value is left out. */
const readOptions = (uids: readonly (string | null)[]): [attributeId: number, optionId: number][] =>
  uids.flatMap((uid) => {
    const match = optionUid.exec(Buffer.from(uid ?? '', 'base64').toString('utf8'));
    return match ? [[Number(match[1]), Number(match[2])]] : [];
  });

const findEnabled = (db: Db, sku: string): ProductKey | undefined =>
  db.get<ProductKey>(
    `SELECT product.id, product.type, parent.id AS parent_id, parent.sku AS parent_sku
       FROM product
       LEFT JOIN product_variant link ON link.child_id = product.id
       LEFT JOIN product parent ON parent.id = link.parent_id AND parent.is_enabled = 1
      WHERE product.sku = ? AND product.is_enabled = 1`,
    sku,
  );

const countOptions = (db: Db, productId: number): number =>
  db.get<{ count: number }>('SELECT count(*) AS count FROM product_super_attribute WHERE product_id = ?', productId)
    ?.count ?? 0;

/** The enabled variant that has every one of these values. */
const findVariant = (db: Db, parentId: number, options: readonly [number, number][]): number | null => {
  const conditions = options.map(
    () =>
      'EXISTS (SELECT 1 FROM product_attribute a WHERE a.product_id = child.id AND a.attribute_id = ? AND a.option_id = ?)',
  );
  return (
    db.get<{ id: number }>(
      `SELECT child.id FROM product_variant link JOIN product child ON child.id = link.child_id
        WHERE link.parent_id = ? AND child.is_enabled = 1 AND ${conditions.join(' AND ')} ORDER BY link.position LIMIT 1`,
      parentId,
      ...options.flat(),
    )?.id ?? null
  );
};

const describe = (db: Db, productId: number, variantId: number | null): ProductChoice => {
  const soldId = variantId ?? productId;
  const row = db.get<{ sku: string; quantity: number | null; max: number | null }>(
    `SELECT product.sku, stock.quantity, stock.max_sale_quantity AS max
       FROM product LEFT JOIN stock_item stock ON stock.product_id = product.id WHERE product.id = ?`,
    soldId,
  );
  return {
    productId,
    variantId,
    sku: row?.sku ?? '',
    isEnabled: row !== undefined,
    stockQuantity: row?.quantity ?? 0,
    maxSaleQuantity: row?.max ?? 0,
  };
};

const refused = (message: string): ChoiceResult => ({ kind: 'refused', message });

const chooseVariant = (db: Db, parentId: number, uids: readonly (string | null)[]): ChoiceResult => {
  const options = readOptions(uids);
  const chosenAttributes = new Set(options.map(([attributeId]) => attributeId));
  if (options.length === 0 || chosenAttributes.size < countOptions(db, parentId))
    return refused('You need to choose options for your item.');
  const variantId = findVariant(db, parentId, options);
  if (variantId === null) return refused('The required options you selected are not available');
  return { kind: 'chosen', choice: describe(db, parentId, variantId) };
};

/**
 * Finds what a cart item input means (semantics §4). A configurable product comes by its own sku and the values' uids, or by the
 * sku of a variant; a variant always becomes a line of its configurable product, since it has no page of its own.
 */
export const chooseProduct = (
  db: Db,
  input: Pick<CartItemInput, 'sku' | 'parent_sku' | 'selected_options'>,
): ChoiceResult => {
  const product = findEnabled(db, input.sku);
  if (!product) return refused(`Could not find a product with SKU "${input.sku}"`);
  if (product.type === 'configurable') return chooseVariant(db, product.id, input.selected_options ?? []);
  if (input.parent_sku && product.parent_sku !== input.parent_sku) return refused('Could not find specified product.');
  return {
    kind: 'chosen',
    choice: product.parent_id === null ? describe(db, product.id, null) : describe(db, product.parent_id, product.id),
  };
};

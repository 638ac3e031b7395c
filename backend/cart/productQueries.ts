import { groupPriceSql } from '../catalog/groupPrices';
import { currentPriceSql, subscriptionPriceMinor } from '../catalog/pricing';
import { isVirtualType, type ProductType } from '../catalog/productTypes/productType';
import { isInStockSql, type StockColumns, stockColumns } from '../catalog/stock';
import type { Db } from '../db/open';

import { readChosen, type Chosen } from './choices/chosenParts';
import { noStock, toAvailability } from './quantity';
import { partsOf, type SoldPart } from './soldParts';

/** A shopper's choice, with the articles that leave the stock for it. */
export interface ProductChoice {
  productId: number;
  variantId: number | null;
  /** As `storeChoices` writes them. */
  choices: string;
  chosen: Chosen;
  parts: SoldPart[];
}

/** A product as a cart item input finds it. */
export interface ProductKey {
  id: number;
  type: ProductType;
  parent_id: number | null;
  parent_sku: string | null;
  parent_type: ProductType | null;
}

/** The enabled product of a sku; with its configurable product when it is a variant. */
export const findEnabledProduct = (db: Db, sku: string): ProductKey | undefined =>
  db.get<ProductKey>(
    `SELECT product.id, product.type, parent.id AS parent_id, parent.sku AS parent_sku,
            parent.type AS parent_type
       FROM product
       LEFT JOIN product_variant link ON link.child_id = product.id
       LEFT JOIN product parent ON parent.id = link.parent_id AND parent.is_enabled = 1
      WHERE product.sku = ? AND product.is_enabled = 1`,
    sku,
  );

/** Whether the product of a sku is sold out as a whole. */
export const isSoldOut = (db: Db, sku: string): boolean =>
  db.get(`SELECT 1 FROM product p WHERE p.sku = ? AND NOT ${isInStockSql}`, sku) !== undefined;

/** Whether the grouped product of that sku has this member. */
export const isMember = (db: Db, productId: number, groupSku: string): boolean =>
  db.get(
    `SELECT 1 FROM product_group_member m JOIN product g ON g.id = m.group_id AND g.is_enabled = 1
      WHERE m.child_id = ? AND g.sku = ?`,
    productId,
    groupSku,
  ) !== undefined;

/** How many options a configurable product has. */
export const countOptions = (db: Db, productId: number): number =>
  db.get<{ count: number }>('SELECT count(*) AS count FROM product_super_attribute WHERE product_id = ?', productId)
    ?.count ?? 0;

/** The enabled variant that has every one of these values. */
export const findVariant = (db: Db, parentId: number, options: readonly [number, number][]): number | null =>
  db.get<{ id: number }>(
    `SELECT child.id FROM product_variant link JOIN product child ON child.id = link.child_id
      WHERE link.parent_id = ? AND child.is_enabled = 1 AND NOT EXISTS (
        SELECT 1 FROM json_each(?) wanted WHERE NOT EXISTS (
          SELECT 1 FROM product_attribute a WHERE a.product_id = child.id
             AND a.attribute_id = json_extract(wanted.value, '$[0]') AND a.option_id = json_extract(wanted.value, '$[1]')))
      ORDER BY link.position LIMIT 1`,
    parentId,
    JSON.stringify(options),
  )?.id ?? null;

/** Returns the articles that leave the stock for a choice, with their stock. */
export const describeChoice = (
  db: Db,
  product: Pick<ProductKey, 'id' | 'type'>,
  variantId: number | null,
  choices: string,
): ProductChoice => {
  const soldId = variantId ?? product.id;
  const row = db.get<{ type: ProductType; price: number } & StockColumns>(
    `SELECT product.type, ${currentPriceSql('product')} AS price, ${stockColumns('stock')}
       FROM product LEFT JOIN stock_item stock ON stock.product_id = product.id WHERE product.id = ?`,
    soldId,
  );
  const chosen = readChosen(db, {
    productId: product.id,
    type: product.type,
    stored: choices,
    baseMinor: row?.price ?? 0,
  });
  const own = {
    productId: soldId,
    each: 1,
    isEnabled: row !== undefined,
    ...(row ? toAvailability(row) : noStock),
    isVirtual: row !== undefined && isVirtualType(row.type),
  };
  return { productId: product.id, variantId, choices, chosen, parts: partsOf(own, chosen) };
};

/** Returns today's price of one of a choice in a cart, with VAT, once or by the plan of so many weeks; minor units. */
export const findUnitPrice = (
  db: Db,
  { productId, variantId, chosen }: ProductChoice,
  weeks: number | null,
  cartId: number,
): number => {
  const soldId = variantId ?? productId;
  const row = db.get<{ price: number; percent: number | null }>(
    `SELECT ${groupPriceSql('sold', currentPriceSql('sold'), 'cart')} AS price, plan.discount_percent AS percent
       FROM product sold JOIN cart ON cart.id = ?
       LEFT JOIN subscription_plan plan ON plan.product_id = sold.id AND plan.interval_weeks = ?
      WHERE sold.id = ?`,
    cartId,
    weeks,
    soldId,
  );
  if (!row) return 0;
  return subscriptionPriceMinor(chosen.bundleMinor ?? row.price, row.percent ?? 0) + chosen.addedMinor;
};

/** A value that a variant has of its configurable product's option. */
export interface OptionRow {
  attribute_id: number;
  attribute_label: string;
  option_id: number;
  option_label: string;
}

/** Labels and ids of the values that a variant has of its configurable product's options. */
export const listVariantOptions = (db: Db, parentId: number, variantId: number): OptionRow[] =>
  db.all<OptionRow>(
    `SELECT attribute.id AS attribute_id, attribute.label AS attribute_label, option.id AS option_id, option.label AS option_label
       FROM product_super_attribute super
       JOIN attribute ON attribute.id = super.attribute_id
       JOIN product_attribute value ON value.product_id = ? AND value.attribute_id = super.attribute_id
       JOIN attribute_option option ON option.id = value.option_id
      WHERE super.product_id = ? ORDER BY super.position, attribute.id`,
    variantId,
    parentId,
  );

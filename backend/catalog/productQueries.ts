import type { Db } from '../db/open';

import type { CategoryRow, ProductRow } from './models';
import type { Priced } from './pricing';
import { categoryColumns, productColumns } from './queries';

/** A row of product_media. */
export interface MediaRow {
  id: number;
  product_id: number;
  /** Path below /media/catalog/product, beginning with '/'. */
  file: string;
  label: string;
  position: number;
  is_disabled: number;
}

/** Pictures of several products, in their order. */
export const listMedia = (db: Db, productIds: readonly number[]): MediaRow[] =>
  db.all<MediaRow>(
    `SELECT id, product_id, file, label, position, is_disabled FROM product_media
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, position`,
    JSON.stringify(productIds),
  );

/** Active categories in which several products stand, from the root down, without the root. */
export const listProductCategories = (
  db: Db,
  productIds: readonly number[],
): (CategoryRow & { product_id: number })[] =>
  db.all<CategoryRow & { product_id: number }>(
    `SELECT pc.product_id, ${categoryColumns} FROM product_category pc JOIN category c ON c.id = pc.category_id
     WHERE pc.product_id IN (SELECT value FROM json_each(?)) AND c.is_active = 1 AND c.parent_id IS NOT NULL
     ORDER BY pc.is_own DESC, c.level, c.position, c.id`,
    JSON.stringify(productIds),
  );

/** Prices of the enabled variants of several configurable products. */
export const listVariantPrices = (db: Db, parentIds: readonly number[]): (Priced & { parent_id: number })[] =>
  db.all<Priced & { parent_id: number }>(
    `SELECT v.parent_id, p.price_minor, p.special_price_minor
     FROM product_variant v JOIN product p ON p.id = v.child_id
     WHERE v.parent_id IN (SELECT value FROM json_each(?)) AND p.is_enabled = 1`,
    JSON.stringify(parentIds),
  );

/** A variant as a row of product, and the configurable product that it belongs to. */
export type VariantRow = ProductRow & { parent_id: number };

/** Enabled variants of several configurable products, those out of stock included, in their order. */
export const listVariants = (db: Db, parentIds: readonly number[]): VariantRow[] =>
  db.all<VariantRow>(
    `SELECT v.parent_id, ${productColumns} FROM product_variant v JOIN product p ON p.id = v.child_id
     WHERE v.parent_id IN (SELECT value FROM json_each(?)) AND p.is_enabled = 1 ORDER BY v.position, p.id`,
    JSON.stringify(parentIds),
  );

/** The value that a variant has for one of the attributes by which its product is configured. */
export interface VariantValueRow {
  parent_id: number;
  child_id: number;
  attribute_id: number;
  attribute_code: string;
  attribute_label: string;
  attribute_position: number;
  option_id: number;
  option_label: string;
  swatch: string | null;
}

/** Configuring values of the enabled variants of several configurable products, by attribute and option. */
export const listVariantValues = (db: Db, parentIds: readonly number[]): VariantValueRow[] =>
  db.all<VariantValueRow>(
    `SELECT v.parent_id, v.child_id, a.id AS attribute_id, a.code AS attribute_code, a.label AS attribute_label,
       sa.position AS attribute_position, o.id AS option_id, o.label AS option_label, o.swatch
     FROM product_variant v
       JOIN product p ON p.id = v.child_id AND p.is_enabled = 1
       JOIN product_super_attribute sa ON sa.product_id = v.parent_id
       JOIN attribute a ON a.id = sa.attribute_id
       JOIN product_attribute pa ON pa.product_id = v.child_id AND pa.attribute_id = a.id
       JOIN attribute_option o ON o.id = pa.option_id
     WHERE v.parent_id IN (SELECT value FROM json_each(?))
     ORDER BY sa.position, a.id, o.position, o.id, v.position`,
    JSON.stringify(parentIds),
  );

/** Why one product stands on the page of another. */
export type LinkKind = 'related' | 'upsell' | 'crosssell';

/** Visible products that several products name for that purpose, in their order. */
export const listLinked = (
  db: Db,
  productIds: readonly number[],
  kind: LinkKind,
): (ProductRow & { from_id: number })[] =>
  db.all<ProductRow & { from_id: number }>(
    `SELECT l.product_id AS from_id, ${productColumns} FROM product_link l JOIN product p ON p.id = l.linked_id
     WHERE l.product_id IN (SELECT value FROM json_each(?)) AND l.kind = ? AND p.is_enabled = 1 AND p.is_visible = 1
     ORDER BY l.position, p.id`,
    JSON.stringify(productIds),
    kind,
  );

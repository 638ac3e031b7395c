import type { Db } from '../db/open';

import type { CategoryRow, ProductRow } from './models';

const namesOf = <Row extends object>(columns: Record<keyof Row, true>, table: string): string =>
  Object.keys(columns)
    .map((name) => `${table}.${name}`)
    .join(', ');

/** The columns of a ProductRow, of the table or alias `p`. */
export const productColumns = namesOf<ProductRow>(
  {
    id: true,
    sku: true,
    type: true,
    name: true,
    url_key: true,
    is_visible: true,
    price_minor: true,
    special_price_minor: true,
    description: true,
    short_description: true,
    meta_title: true,
    meta_description: true,
    pack_summary: true,
    badge: true,
    unit_count: true,
    unit_name: true,
    supplement: true,
    rating_summary: true,
    review_count: true,
    created_at: true,
    gift_message_available: true,
    gift_wrapping_available: true,
    gift_wrapping_price_minor: true,
  },
  'p',
);

/** The columns of a CategoryRow, of the table or alias `c`. */
export const categoryColumns = namesOf<CategoryRow>(
  {
    id: true,
    parent_id: true,
    name: true,
    url_key: true,
    url_path: true,
    path: true,
    level: true,
    position: true,
    include_in_menu: true,
    description: true,
    image: true,
    meta_title: true,
    meta_description: true,
    skinny_navigation: true,
    promo_content: true,
    promo_rich_content: true,
    cms_block_identifier: true,
    display_mode: true,
    default_sort_by: true,
  },
  'c',
);

/** The enabled product or variant with that id. */
export const findProductById = (db: Db, id: number): ProductRow | undefined =>
  db.get<ProductRow>(`SELECT ${productColumns} FROM product p WHERE p.id = ? AND p.is_enabled = 1`, id);

/** The product or variant with that id, also one that was taken off sale: a cart or an order may still hold it. */
export const findProductEvenDisabled = (db: Db, id: number): ProductRow | undefined =>
  db.get<ProductRow>(`SELECT ${productColumns} FROM product p WHERE p.id = ?`, id);

/** The enabled products and variants with those ids, in no particular order. */
export const listProductsByIds = (db: Db, ids: readonly number[]): ProductRow[] =>
  db.all<ProductRow>(
    `SELECT ${productColumns} FROM product p
     WHERE p.id IN (SELECT value FROM json_each(?)) AND p.is_enabled = 1`,
    JSON.stringify(ids),
  );

/** The active category with that id. */
export const findCategoryById = (db: Db, id: number): CategoryRow | undefined =>
  db.get<CategoryRow>(`SELECT ${categoryColumns} FROM category c WHERE c.id = ? AND c.is_active = 1`, id);

import { randomBytes } from 'node:crypto';

import type { Db } from '../db/open';
import type { WishlistItemRow, WishlistRow } from './models';

/** Columns of a `WishlistRow`. */
export const wishlistColumns = 'id, customer_id, name, is_public, sharing_code, updated_at';

/** The wishlist of this id. */
export const findWishlist = (db: Db, id: number): WishlistRow | undefined =>
  db.get<WishlistRow>(`SELECT ${wishlistColumns} FROM wishlist WHERE id = ?`, id);

/** The wishlist that every customer has, made when there is none. @param now 'YYYY-MM-DD HH:MM:SS' in UTC. */
export const ensureWishlist = (db: Db, customerId: number, now: string): WishlistRow =>
  db.transaction(() => {
    const find = () =>
      db.get<WishlistRow>(
        `SELECT ${wishlistColumns} FROM wishlist WHERE customer_id = ? ORDER BY id LIMIT 1`,
        customerId,
      );
    const known = find();
    if (known) return known;
    const code = randomBytes(16).toString('hex');
    db.run('INSERT INTO wishlist (customer_id, sharing_code, updated_at) VALUES (?, ?, ?)', customerId, code, now);
    const made = find();
    if (!made) throw new Error('A wishlist that was just written is not there.');
    return made;
  });

/** Notes that a wishlist changed. */
export const touchWishlist = (db: Db, id: number, now: string): void => {
  db.run('UPDATE wishlist SET updated_at = ? WHERE id = ?', now, id);
};

const selectItems = `SELECT item.id, item.wishlist_id, item.product_id, item.variant_id, item.saved_name, item.quantity,
    item.description, item.added_at, item.options, product.type AS product_type
  FROM wishlist_item item LEFT JOIN product ON product.id = item.product_id
  WHERE item.wishlist_id = ?`;

/** Items of a wishlist, the newest first. */
export const listItems = (db: Db, wishlistId: number, limit = -1, offset = 0): WishlistItemRow[] =>
  db.all<WishlistItemRow>(`${selectItems} ORDER BY item.id DESC LIMIT ? OFFSET ?`, wishlistId, limit, offset);

/** An item of this very wishlist. */
export const findItem = (db: Db, wishlistId: number, itemId: number): WishlistItemRow | undefined =>
  db.get<WishlistItemRow>(`${selectItems} AND item.id = ?`, wishlistId, itemId);

/** How many items a wishlist has. */
export const countItems = (db: Db, wishlistId: number): number =>
  db.get<{ count: number }>('SELECT count(*) AS count FROM wishlist_item WHERE wishlist_id = ?', wishlistId)?.count ??
  0;

/** A saved product, with its chosen variant if any. */
export interface SavedChoice {
  productId: number;
  variantId: number | null;
  /** As `storeOptions` writes them. */
  options: string;
}

/** The item that already holds this choice. */
export const findSavedItem = (
  db: Db,
  wishlistId: number,
  { productId, variantId, options }: SavedChoice,
): WishlistItemRow | undefined =>
  db.get<WishlistItemRow>(
    `${selectItems} AND item.product_id = ? AND item.variant_id IS ? AND item.options = ?`,
    wishlistId,
    productId,
    variantId,
    options,
  );

/** Saves a choice with the product's name of today. */
export const insertItem = (
  db: Db,
  wishlistId: number,
  { productId, variantId, options }: SavedChoice,
  quantity: number,
  now: string,
): void => {
  db.run(
    `INSERT INTO wishlist_item (wishlist_id, product_id, variant_id, saved_name, quantity, added_at, options)
     SELECT ?, product.id, ?, product.name, ?, ?, ? FROM product WHERE product.id = ?`,
    wishlistId,
    variantId,
    quantity,
    now,
    options,
    productId,
  );
};

/** What may change of an item. */
export type ItemChange = Pick<WishlistItemRow, 'quantity' | 'description' | 'options'> & { variantId: number | null };

/** Changes an item. */
export const updateItem = (db: Db, itemId: number, { quantity, description, variantId, options }: ItemChange): void => {
  db.run(
    'UPDATE wishlist_item SET quantity = ?, description = ?, variant_id = ?, options = ? WHERE id = ?',
    quantity,
    description,
    variantId,
    options,
    itemId,
  );
};

/** Takes an item out of its wishlist. */
export const deleteItem = (db: Db, itemId: number): void => {
  db.run('DELETE FROM wishlist_item WHERE id = ?', itemId);
};

/** Skus of what an item holds. */
export const findItemSkus = (
  db: Db,
  { product_id: productId, variant_id: variantId }: WishlistItemRow,
): { sku: string; variantSku: string | null } | undefined => {
  const row = db.get<{ sku: string; variant_sku: string | null }>(
    `SELECT product.sku, variant.sku AS variant_sku FROM product LEFT JOIN product variant ON variant.id = ?
      WHERE product.id = ?`,
    variantId,
    productId,
  );
  return row && { sku: row.sku, variantSku: row.variant_sku };
};

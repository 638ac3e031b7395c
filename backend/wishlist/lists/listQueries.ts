import { randomBytes } from 'node:crypto';

import type { Db } from '../../db/open';
import type { WishlistRow } from '../models';
import { wishlistColumns } from '../queries';

/** Wishlists of a customer, the one that everybody has first. */
export const listOfCustomer = (db: Db, customerId: number): WishlistRow[] =>
  db.all<WishlistRow>(`SELECT ${wishlistColumns} FROM wishlist WHERE customer_id = ? ORDER BY id`, customerId);

/** Makes a wishlist; returns its id. @param now 'YYYY-MM-DD HH:MM:SS' in UTC. */
export const insertList = (db: Db, customerId: number, name: string, isPublic: boolean, now: string): number =>
  db.run(
    'INSERT INTO wishlist (customer_id, name, is_public, sharing_code, updated_at) VALUES (?, ?, ?, ?, ?)',
    customerId,
    name,
    isPublic ? 1 : 0,
    randomBytes(16).toString('hex'),
    now,
  ).lastInsertRowid;

/** Gives a wishlist another name and visibility. */
export const updateList = (db: Db, id: number, name: string, isPublic: boolean, now: string): void => {
  db.run('UPDATE wishlist SET name = ?, is_public = ?, updated_at = ? WHERE id = ?', name, isPublic ? 1 : 0, now, id);
};

/** Deletes a wishlist with all that is in it. */
export const deleteList = (db: Db, id: number): void => {
  db.run('DELETE FROM wishlist WHERE id = ?', id);
};

/** Puts an item into another wishlist. */
export const moveItem = (db: Db, itemId: number, wishlistId: number): void => {
  db.run('UPDATE wishlist_item SET wishlist_id = ? WHERE id = ?', wishlistId, itemId);
};

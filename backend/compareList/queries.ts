import { randomBytes } from 'node:crypto';
import { productColumns } from '../catalog/queries';
import type { ProductRow } from '../catalog/models';
import type { Db } from '../db/open';
import type { Comparable, CompareListRow } from './models';

const columns = 'id, masked_id, customer_id';

/** The list of this masked id. */
export const findList = (db: Db, maskedId: string): CompareListRow | undefined =>
  db.get<CompareListRow>(`SELECT ${columns} FROM compare_list WHERE masked_id = ?`, maskedId);

/** The list of a customer. */
export const findCustomerList = (db: Db, customerId: number): CompareListRow | undefined =>
  db.get<CompareListRow>(`SELECT ${columns} FROM compare_list WHERE customer_id = ?`, customerId);

/** Makes an empty list. @param now 'YYYY-MM-DD HH:MM:SS' in UTC. */
export const insertList = (db: Db, customerId: number | null, now: string): CompareListRow => {
  const maskedId = randomBytes(16).toString('hex');
  db.run('INSERT INTO compare_list (masked_id, customer_id, updated_at) VALUES (?, ?, ?)', maskedId, customerId, now);
  const list = findList(db, maskedId);
  if (!list) throw new Error('A compare list that was just written is not there.');
  return list;
};

/** Gives a guest's list to a customer who has none. */
export const setListOwner = (db: Db, id: number, customerId: number): void => {
  db.run('UPDATE compare_list SET customer_id = ? WHERE id = ?', customerId, id);
};

/** Notes that a list is in use. */
export const touchList = (db: Db, id: number, now: string): void => {
  db.run('UPDATE compare_list SET updated_at = ? WHERE id = ?', now, id);
};

/** Deletes a list with what is in it. */
export const deleteList = (db: Db, id: number): void => {
  db.run('DELETE FROM compare_list WHERE id = ?', id);
};

/** Adds products that are there and not in the list yet; others are passed over, as in the real backend. */
export const insertItems = (db: Db, listId: number, productIds: readonly number[]): void => {
  for (const productId of productIds) {
    db.run(
      `INSERT INTO compare_list_item (list_id, product_id)
       SELECT ?, id FROM product WHERE id = ? AND is_enabled = 1 ON CONFLICT DO NOTHING`,
      listId,
      productId,
    );
  }
};

/** Takes products out; those that are not in the list are passed over. */
export const deleteItems = (db: Db, listId: number, productIds: readonly number[]): void => {
  for (const productId of productIds) {
    db.run('DELETE FROM compare_list_item WHERE list_id = ? AND product_id = ?', listId, productId);
  }
};

/** Ids of what a list holds, in the order in which it was added. */
export const listProductIds = (db: Db, listId: number): number[] =>
  db
    .all<{ product_id: number }>('SELECT product_id FROM compare_list_item WHERE list_id = ? ORDER BY id', listId)
    .map(({ product_id: id }) => id);

/** What a list holds that can be bought on a page of its own, in the order in which it was added. */
export const listComparedProducts = (db: Db, listId: number): ProductRow[] =>
  db.all<ProductRow>(
    `SELECT ${productColumns} FROM compare_list_item item JOIN product p ON p.id = item.product_id
     WHERE item.list_id = ? AND p.is_enabled = 1 AND p.is_visible = 1 ORDER BY item.id`,
    listId,
  );

/** Attributes that the merchant marked as comparable, in their order. */
export const listComparableAttributes = (db: Db): Comparable[] =>
  db.all<Comparable>('SELECT code, label FROM attribute WHERE is_comparable = 1 ORDER BY position, id');

/** Labels of what a product has of an attribute, in the attribute's order. */
export const listAttributeLabels = (db: Db, productId: number, code: string): string[] =>
  db
    .all<{ label: string }>(
      `SELECT o.label FROM product_attribute pa JOIN attribute_option o ON o.id = pa.option_id
       JOIN attribute a ON a.id = pa.attribute_id WHERE pa.product_id = ? AND a.code = ? ORDER BY o.position, o.id`,
      productId,
      code,
    )
    .map(({ label }) => label);

import type { Db } from '../../db/open';

/** Test helpers for products that are compared. */
export const compareData = (db: Db) => ({
  /** Names of what each compare list holds, by the e-mail of its owner; a guest's is `guest`. */
  comparedBy: (): Record<string, string[]> => {
    const rows = db.all<{ owner: string; name: string | null }>(
      `SELECT coalesce(customer.email, 'guest') AS owner, product.name FROM compare_list list
       LEFT JOIN customer ON customer.id = customer_id LEFT JOIN compare_list_item item ON item.list_id = list.id
       LEFT JOIN product ON product.id = item.product_id ORDER BY list.id, item.id`,
    );
    const lists: Record<string, string[]> = {};
    for (const { owner, name } of rows) lists[owner] = [...(lists[owner] ?? []), ...(name === null ? [] : [name])];
    return lists;
  },
  /** The list of a customer who has compared before. */
  compareBefore: (email: string, skus: readonly string[]): void => {
    db.run(
      `INSERT INTO compare_list (masked_id, customer_id, updated_at)
       SELECT hex(randomblob(16)), id, '2026-01-01 00:00:00' FROM customer WHERE email = ?`,
      email,
    );
    for (const sku of skus) {
      db.run(
        `INSERT INTO compare_list_item (list_id, product_id) SELECT list.id, product.id FROM compare_list list
         JOIN customer ON customer.id = customer_id, product WHERE email = ? AND sku = ?`,
        email,
        sku,
      );
    }
  },
  forgetComparisons: (): void => {
    db.run('DELETE FROM compare_list');
  },
});

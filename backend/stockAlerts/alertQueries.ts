import type { Db } from '../db/open';

/** A product that is sold as it stands, or a variant, and how many are left. */
export const findStock = (db: Db, sku: string): { id: number; quantity: number } | undefined =>
  db.get<{ id: number; quantity: number }>(
    'SELECT p.id, s.quantity FROM product p JOIN stock_item s ON s.product_id = p.id WHERE p.sku = ?',
    sku,
  );

/** Who wants to know of what. */
export interface AlertRequest {
  storeId: number;
  productId: number;
  email: string;
  createdAt: string;
}

/** Keeps a wish; one that is kept already stays as it is. */
export const saveAlert = (db: Db, { storeId, productId, email, createdAt }: AlertRequest): void => {
  db.run(
    'INSERT OR IGNORE INTO stock_alert (store_id, product_id, email, created_at) VALUES (?, ?, ?, ?)',
    storeId,
    productId,
    email,
    createdAt,
  );
};

/** An alert whose product can be had again. */
export interface DueAlert {
  id: number;
  store_id: number;
  email: string;
  sku: string;
  name: string;
  /** Of the page that the product is bought on; a variant has that of its product. */
  url_key: string;
  is_variant: number;
}

/** The oldest alerts whose products are in stock. */
export const listDueAlerts = (db: Db, most: number): DueAlert[] =>
  db.all<DueAlert>(
    `SELECT a.id, a.store_id, a.email, p.sku, p.name, coalesce(parent.url_key, p.url_key) AS url_key,
       parent.id IS NOT NULL AS is_variant
     FROM stock_alert a
     JOIN product p ON p.id = a.product_id
     JOIN stock_item s ON s.product_id = p.id AND s.quantity > 0
     LEFT JOIN product_variant link ON link.child_id = p.id
     LEFT JOIN product parent ON parent.id = link.parent_id
     GROUP BY a.id ORDER BY a.id LIMIT ?`,
    most,
  );

/** Forgets an alert: its mail was sent. */
export const deleteAlert = (db: Db, id: number): void => {
  db.run('DELETE FROM stock_alert WHERE id = ?', id);
};

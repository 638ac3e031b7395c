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
  /** Of its store view. */
  currency: string;
  email: string;
  product_id: number;
  /** Of the product that a variant is bought with. */
  parent_id: number | null;
}

/**
 * The oldest alerts whose products are in stock and on sale: a variant on its own, and with its product. The others wait,
 * because a mail must not lead to a page that does not exist.
 */
export const listDueAlerts = (db: Db, most: number): DueAlert[] =>
  db.all<DueAlert>(
    `SELECT a.id, a.store_id, view.currency, a.email, p.id AS product_id, parent.id AS parent_id
     FROM stock_alert a
     JOIN store_view view ON view.id = a.store_id
     JOIN product p ON p.id = a.product_id AND p.is_enabled = 1
     JOIN stock_item s ON s.product_id = p.id AND s.quantity > 0
     LEFT JOIN product_variant link ON link.child_id = p.id
     LEFT JOIN product parent ON parent.id = link.parent_id AND parent.is_enabled = 1
     WHERE link.parent_id IS NULL OR parent.id IS NOT NULL
     GROUP BY a.id ORDER BY a.id LIMIT ?`,
    most,
  );

/** How the product of an alert is called, and where it is bought. */
export interface AlertProduct {
  sku: string;
  name: string;
  /** Of the page that the product is bought on; a variant has that of its product. */
  url_key: string;
}

/** The product of an alert in the language of the database's scope. */
export const findAlertProduct = (
  db: Db,
  { product_id: productId, parent_id: parentId }: Pick<DueAlert, 'product_id' | 'parent_id'>,
): AlertProduct | undefined =>
  db.get<AlertProduct>(
    'SELECT p.sku, p.name, page.url_key FROM product p JOIN product page ON page.id = ? WHERE p.id = ?',
    parentId ?? productId,
    productId,
  );

/** Forgets an alert: its mail was sent. */
export const deleteAlert = (db: Db, id: number): void => {
  db.run('DELETE FROM stock_alert WHERE id = ?', id);
};

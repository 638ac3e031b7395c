import type { Db } from '../../db/open';

/** Keeps the number of the buyer's purchase order with the cart; null forgets it. */
export const savePurchaseOrderNumber = (db: Db, cartId: number, number: string | null): void => {
  db.run('DELETE FROM cart_purchase_order WHERE cart_id = ?', cartId);
  if (number) db.run('INSERT INTO cart_purchase_order (cart_id, number) VALUES (?, ?)', cartId, number);
};

/** The number of the buyer's purchase order. */
export const findPurchaseOrderNumber = (db: Db, cartId: number): string | undefined =>
  db.get<{ number: string }>('SELECT number FROM cart_purchase_order WHERE cart_id = ?', cartId)?.number;

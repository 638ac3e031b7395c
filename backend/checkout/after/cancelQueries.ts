import type { Db } from '../../db/open';

/** Gives an order another state. */
export const setOrderStatus = (db: Db, orderId: number, status: string): void => {
  db.run('UPDATE sales_order SET status = ? WHERE id = ?', status, orderId);
};

/** Puts pieces of an article back into stock; what has no stock is left alone. */
export const returnToStock = (db: Db, sku: string, quantity: number): void => {
  db.run(
    'UPDATE stock_item SET quantity = quantity + ? WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
    quantity,
    sku,
  );
};

/** Gives back to its gift cards what an order drew from them. */
export const refundGiftCards = (db: Db, orderId: number): void => {
  db.run(
    `UPDATE main.gift_card SET balance_minor = balance_minor +
       (SELECT coalesce(base_amount_minor, amount_minor) FROM sales_order_gift_card drawn
         WHERE drawn.order_id = ? AND drawn.code = gift_card.code)
     WHERE code IN (SELECT code FROM sales_order_gift_card WHERE order_id = ?)`,
    orderId,
    orderId,
  );
};

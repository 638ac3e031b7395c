import type { Db } from '../../db/open';
import type { OrderModel } from '../models';

/** The order with this token. */
export const findOrderByToken = (db: Db, token: string): OrderModel | undefined =>
  db.get<OrderModel>('SELECT * FROM sales_order WHERE token = ?', token);

/** Gives an order that belongs to nobody to a customer. */
export const giveOrderTo = (db: Db, orderId: number, customerId: number): void => {
  db.run('UPDATE sales_order SET customer_id = ? WHERE id = ? AND customer_id IS NULL', customerId, orderId);
};

/** What the guest who owned a cart answered last, and when. */
export const findCartConsent = (db: Db, cartId: number): { is_consent: number; decided_at: string } | undefined =>
  db.get<{ is_consent: number; decided_at: string }>(
    'SELECT is_consent, decided_at FROM consent WHERE cart_id = ?',
    cartId,
  );

/** Gives a guest's answer to a customer who has given none. */
export const carryConsentOver = (db: Db, cartId: number, customerId: number): void => {
  db.run(
    `INSERT INTO consent (customer_id, is_consent, decided_at)
     SELECT ?, is_consent, decided_at FROM consent WHERE cart_id = ?
     ON CONFLICT (customer_id) DO NOTHING`,
    customerId,
    cartId,
  );
};

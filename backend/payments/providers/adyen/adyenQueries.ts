import type { Db } from '../../../db/open';

/** The live payment of a cart; time in milliseconds since 1970. */
export interface AdyenPaymentRow {
  cart_id: number;
  nonce: string;
  created_at: number;
}

/** The payment that a cart has under way. */
export const findAdyenPayment = (db: Db, cartId: number): AdyenPaymentRow | undefined =>
  db.get<AdyenPaymentRow>('SELECT * FROM adyen_payment WHERE cart_id = ?', cartId);

/** Makes this the cart's payment. */
export const saveAdyenPayment = (db: Db, { cart_id, nonce, created_at }: AdyenPaymentRow): void => {
  db.run(
    'INSERT OR REPLACE INTO adyen_payment (cart_id, nonce, created_at) VALUES (?, ?, ?)',
    cart_id,
    nonce,
    created_at,
  );
};

import type { Db } from '../db/open';

/** What a provider takes the money with. */
export interface CartPayment {
  nonce: string | null;
  publicHash: string | null;
  isStored: boolean;
}

interface CartPaymentRow {
  nonce: string | null;
  public_hash: string | null;
  is_stored: number;
}

/** Keeps what a cart is paid with until its order is placed; another payment takes its place. */
export const saveCartPayment = (db: Db, cartId: number, { nonce, publicHash, isStored }: CartPayment): void => {
  db.run('DELETE FROM cart_payment WHERE cart_id = ?', cartId);
  db.run(
    'INSERT INTO cart_payment (cart_id, nonce, public_hash, is_stored) VALUES (?, ?, ?, ?)',
    cartId,
    nonce,
    publicHash,
    Number(isStored),
  );
};

/** Takes what a cart is paid with: a nonce is good for one attempt. */
export const takeCartPayment = (db: Db, cartId: number): CartPayment => {
  const row = db.get<CartPaymentRow>(
    'SELECT nonce, public_hash, is_stored FROM cart_payment WHERE cart_id = ?',
    cartId,
  );
  db.run('DELETE FROM cart_payment WHERE cart_id = ?', cartId);
  return { nonce: row?.nonce ?? null, publicHash: row?.public_hash ?? null, isStored: row?.is_stored === 1 };
};

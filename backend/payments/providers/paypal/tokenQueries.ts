import type { Db } from '../../../db/open';

/** A row of paypal_express_token; time in milliseconds since 1970. */
export interface TokenRow {
  token: string;
  cart_id: number;
  amount_minor: number;
  currency: string;
  return_url: string;
  cancel_url: string;
  payer_id: string | null;
  is_set: number;
  expires_at: number;
}

/** The token, agreed to or not. */
export const findToken = (db: Db, token: string): TokenRow | undefined =>
  db.get<TokenRow>('SELECT * FROM paypal_express_token WHERE token = ?', token);

/** Keeps a new token. */
export const insertToken = (db: Db, row: Omit<TokenRow, 'payer_id' | 'is_set'>): void => {
  db.run(
    `INSERT INTO paypal_express_token (token, cart_id, amount_minor, currency, return_url, cancel_url, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    row.token,
    row.cart_id,
    row.amount_minor,
    row.currency,
    row.return_url,
    row.cancel_url,
    row.expires_at,
  );
};

/** Says who agreed. */
export const savePayer = (db: Db, token: string, payerId: string): void => {
  db.run('UPDATE paypal_express_token SET payer_id = ? WHERE token = ?', payerId, token);
};

/** Makes this the payment of the cart; null takes away the one it has. */
export const setTokenOfCart = (db: Db, cartId: number, token: string | null): void => {
  db.run('UPDATE paypal_express_token SET is_set = (token IS ?) WHERE cart_id = ?', token, cartId);
};

/** The token that a cart is to be paid with. */
export const findTokenOfCart = (db: Db, cartId: number): string | undefined =>
  db.get<{ token: string }>('SELECT token FROM paypal_express_token WHERE cart_id = ? AND is_set = 1', cartId)?.token;

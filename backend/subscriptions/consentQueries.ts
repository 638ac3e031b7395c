import type { Db } from '../db/open';

/** A row of subscription_consent. */
export interface ConsentRow {
  cart_id: number;
  /** What was agreed to, as JSON. */
  terms: string;
  agreed_at: string;
}

/** The consent that was given for a cart. */
export const findConsent = (db: Db, cartId: number): ConsentRow | undefined =>
  db.get<ConsentRow>('SELECT * FROM subscription_consent WHERE cart_id = ?', cartId);

/** Keeps a consent in the place of an earlier one. */
export const saveConsent = (db: Db, { cart_id, terms, agreed_at }: ConsentRow): void => {
  db.run(
    'INSERT OR REPLACE INTO subscription_consent (cart_id, terms, agreed_at) VALUES (?, ?, ?)',
    cart_id,
    terms,
    agreed_at,
  );
};

/** Takes a consent back. */
export const deleteConsent = (db: Db, cartId: number): void => {
  db.run('DELETE FROM subscription_consent WHERE cart_id = ?', cartId);
};

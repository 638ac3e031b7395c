import type { Db } from '../db/open';

/** A customer's latest answer; undefined before the first. */
export const findCustomerConsent = (
  db: Db,
  customerId: number,
): { is_consent: number; decided_at: string } | undefined =>
  db.get('SELECT is_consent, decided_at FROM consent WHERE customer_id = ?', customerId);

/** Keeps a customer's latest answer. */
export const saveCustomerConsent = (db: Db, customerId: number, isConsent: boolean, decidedAt: string): void => {
  db.run(
    `INSERT INTO consent (customer_id, is_consent, decided_at) VALUES (?, ?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET is_consent = excluded.is_consent, decided_at = excluded.decided_at`,
    customerId,
    Number(isConsent),
    decidedAt,
  );
};

/** Keeps the latest answer of the guest who owns a cart. */
export const saveCartConsent = (db: Db, cartId: number, isConsent: boolean, decidedAt: string): void => {
  db.run(
    `INSERT INTO consent (cart_id, is_consent, decided_at) VALUES (?, ?, ?)
     ON CONFLICT (cart_id) DO UPDATE SET is_consent = excluded.is_consent, decided_at = excluded.decided_at`,
    cartId,
    Number(isConsent),
    decidedAt,
  );
};

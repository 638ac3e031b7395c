import type { Db } from '../db/open';

/** A sign-up as it is kept. */
export interface NewSubscriber {
  storeId: number;
  email: string;
  customerId: number | null;
  /** null when the call said nothing of consent. */
  hasConsented: boolean | null;
  source: string | null;
  subscribedAt: string;
}

/** The account with that e-mail, and whether it gets the newsletter. */
export const findAccount = (db: Db, email: string): { id: number; is_subscribed: number } | undefined =>
  db.get('SELECT id, is_subscribed FROM customer WHERE email = ?', email);

/** Whether a person without an account signed up with that e-mail. */
export const isListed = (db: Db, storeId: number, email: string): boolean =>
  db.get('SELECT 1 FROM newsletter_subscriber WHERE store_id = ? AND email = ?', storeId, email) !== undefined;

/** Writes the sign-up, over an earlier one of the same e-mail, and the account's own choice. */
export const saveSubscriber = (db: Db, subscriber: NewSubscriber): void => {
  const { storeId, email, customerId, hasConsented, source, subscribedAt } = subscriber;
  db.run(
    `INSERT INTO newsletter_subscriber (store_id, email, customer_id, has_consented, source, subscribed_at)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (store_id, email) DO UPDATE SET customer_id = excluded.customer_id,
       has_consented = excluded.has_consented, source = excluded.source, subscribed_at = excluded.subscribed_at`,
    storeId,
    email,
    customerId,
    hasConsented === null ? null : Number(hasConsented),
    source,
    subscribedAt,
  );
  if (customerId !== null) db.run('UPDATE customer SET is_subscribed = 1 WHERE id = ?', customerId);
};

/** Forgets every sign-up of an e-mail. */
export const unlistEmail = (db: Db, email: string): void => {
  db.run('DELETE FROM newsletter_subscriber WHERE email = ?', email);
};

/** Sign-ups of an account go with its e-mail; one that the new address had counts. */
export const moveSubscriber = (db: Db, from: string, to: string): void => {
  db.run('UPDATE OR IGNORE newsletter_subscriber SET email = ? WHERE email = ?', to, from);
  unlistEmail(db, from);
};

import type { Db } from '../db/open';

/** A request to reset a password. Times are milliseconds since 1970. */
export interface PasswordResetRow {
  /** null once it was used. */
  token_hash: string | null;
  expires_at: number;
}

/** The newest request of a customer. */
export const findPasswordReset = (db: Db, customerId: number): PasswordResetRow | undefined =>
  db.get<PasswordResetRow>('SELECT token_hash, expires_at FROM password_reset WHERE customer_id = ?', customerId);

/** Keeps a request; the older one of the same customer is void from now on. */
export const savePasswordReset = (db: Db, customerId: number, reset: PasswordResetRow): void => {
  db.run(
    `INSERT INTO password_reset (customer_id, token_hash, expires_at) VALUES (?, ?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    customerId,
    reset.token_hash,
    reset.expires_at,
  );
};

/** Voids a link that is under way. */
export const voidPasswordReset = (db: Db, customerId: number): void => {
  db.run('UPDATE password_reset SET token_hash = NULL WHERE customer_id = ?', customerId);
};

/** Gives the customer another password, and voids the link that led to it. */
export const replacePassword = (db: Db, customerId: number, passwordHash: string): void => {
  voidPasswordReset(db, customerId);
  db.run('UPDATE customer SET password_hash = ? WHERE id = ?', passwordHash, customerId);
};

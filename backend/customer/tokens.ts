import { randomBytes } from 'node:crypto';

import type { Db } from '../db/open';
import { hashSecret } from '../hashSecret';

/**
 * Issues a customer token and returns it; only its hash is kept.
 * @param now milliseconds since 1970. @param lifetimeSeconds how long it lives.
 */
export const issueToken = (db: Db, customerId: number, now: number, lifetimeSeconds: number): string => {
  const token = randomBytes(32).toString('base64url');
  // All tokens were revoked at a later time when the clock has been set back since: this one is newer all the same.
  db.run(
    `INSERT INTO customer_token (token_hash, customer_id, issued_at, expires_at)
     VALUES (?, ?, max(?, (SELECT tokens_valid_from FROM customer WHERE id = ?)), ?)`,
    hashSecret(token),
    customerId,
    now,
    customerId,
    now + lifetimeSeconds * 1000,
  );
  return token;
};

/** The customer of a living token; null when it is unknown, revoked or expired (dead when its end is now or earlier). */
export const findCustomerIdByToken = (db: Db, tokenHash: string, now: number): number | null =>
  db.get<{ customer_id: number }>(
    `SELECT token.customer_id FROM customer_token AS token JOIN customer ON customer.id = token.customer_id
     WHERE token.token_hash = ? AND token.expires_at > ? AND token.issued_at >= customer.tokens_valid_from`,
    tokenHash,
    now,
  )?.customer_id ?? null;

/** Revokes every token that the customer was issued up to now. */
export const revokeTokens = (db: Db, customerId: number, now: number): void => {
  db.transaction(() => {
    db.run('DELETE FROM customer_token WHERE customer_id = ?', customerId);
    db.run('UPDATE customer SET tokens_valid_from = ? WHERE id = ?', now, customerId);
  });
};

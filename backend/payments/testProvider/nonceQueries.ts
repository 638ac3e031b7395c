import type { Db } from '../../db/open';

/** A row of test_payment_nonce; times in milliseconds since 1970. */
export interface NonceRow {
  nonce: string;
  amount_minor: number;
  currency: string;
  card_brand: string;
  card_last4: string;
  /** 'MM/YYYY'. */
  card_expiry: string;
  saved_card: string | null;
  outcome:
    'authorised' | 'refused' | 'fingerprint' | 'challenge' | 'redirect' | 'cancelled' | 'error' | 'pending' | 'unknown';
  is_authenticated: number;
  expires_at: number;
  used_at: number | null;
}

/** The nonce, used or not. */
export const findNonce = (db: Db, nonce: string): NonceRow | undefined =>
  db.get<NonceRow>('SELECT * FROM test_payment_nonce WHERE nonce = ?', nonce);

/** Keeps a new nonce. */
export const insertNonce = (db: Db, row: Omit<NonceRow, 'is_authenticated' | 'used_at'>): void => {
  db.run(
    `INSERT INTO test_payment_nonce
       (nonce, amount_minor, currency, card_brand, card_last4, card_expiry, saved_card, outcome, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.nonce,
    row.amount_minor,
    row.currency,
    row.card_brand,
    row.card_last4,
    row.card_expiry,
    row.saved_card,
    row.outcome,
    row.expires_at,
  );
};

/** Marks a nonce as used by a transaction. */
export const spendNonce = (db: Db, nonce: string, transactionId: string, now: number): void => {
  db.run('UPDATE test_payment_nonce SET used_at = ?, transaction_id = ? WHERE nonce = ?', now, transactionId, nonce);
};

/** Takes a transaction back. */
export const forgetTransaction = (db: Db, transactionId: string): void => {
  db.run('UPDATE test_payment_nonce SET transaction_id = NULL WHERE transaction_id = ?', transactionId);
};

/** The steps that a bank may ask for. */
export type AuthenticationStep = 'fingerprint' | 'challenge' | 'redirect';

/**
 * Ends the step of a nonce; a declined one never pays.
 * @returns whether there was such a step to end.
 */
export const endStep = (db: Db, nonce: string, step: AuthenticationStep, isApproved: boolean, now: number): boolean => {
  const change = isApproved ? 'is_authenticated = 1' : "outcome = 'refused'";
  const { changes } = db.run(
    `UPDATE test_payment_nonce SET ${change}
      WHERE nonce = ? AND outcome = ? AND used_at IS NULL AND is_authenticated = 0 AND expires_at > ?`,
    nonce,
    step,
    now,
  );
  return changes === 1;
};

/** Whether a nonce waits for this step. */
export const isStepOpen = (db: Db, nonce: string, step: AuthenticationStep, now: number): boolean =>
  db.get(
    `SELECT 1 FROM test_payment_nonce
      WHERE nonce = ? AND outcome = ? AND used_at IS NULL AND is_authenticated = 0 AND expires_at > ?`,
    nonce,
    step,
    now,
  ) !== undefined;

/** Says what a card that was kept for one payment is to pay. */
export const setAmount = (db: Db, nonce: string, amountMinor: number, currency: string): void => {
  db.run(
    'UPDATE test_payment_nonce SET amount_minor = ?, currency = ? WHERE nonce = ? AND used_at IS NULL',
    amountMinor,
    currency,
    nonce,
  );
};

/** Changes what a nonce comes to; one that has paid stays as it is. */
export const setOutcome = (db: Db, nonce: string, outcome: NonceRow['outcome']): void => {
  db.run('UPDATE test_payment_nonce SET outcome = ? WHERE nonce = ? AND used_at IS NULL', outcome, nonce);
};

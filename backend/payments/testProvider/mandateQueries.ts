import type { Db } from '../../db/open';
import type { NonceRow } from './nonceQueries';

/** A row of test_payment_mandate: a card that may be charged again. */
export interface MandateRow {
  token: string;
  card_brand: string;
  card_last4: string;
  /** 'MM/YYYY'. */
  card_expiry: string;
  outcome: NonceRow['outcome'];
}

/** The card of a token. */
export const findMandate = (db: Db, token: string): MandateRow | undefined =>
  db.get<MandateRow>('SELECT * FROM test_payment_mandate WHERE token = ?', token);

/** Keeps a card. */
export const insertMandate = (db: Db, row: MandateRow): void => {
  db.run(
    'INSERT INTO test_payment_mandate (token, card_brand, card_last4, card_expiry, outcome) VALUES (?, ?, ?, ?, ?)',
    row.token,
    row.card_brand,
    row.card_last4,
    row.card_expiry,
    row.outcome,
  );
};

/** Forgets a card. */
export const deleteMandate = (db: Db, token: string): void => {
  db.run('DELETE FROM test_payment_mandate WHERE token = ?', token);
};

/** The transaction that a key has taken money with. */
export const findCharge = (db: Db, key: string): string | undefined =>
  db.get<{ transaction_id: string }>('SELECT transaction_id FROM test_payment_charge WHERE key = ?', key)
    ?.transaction_id;

/** Writes down that money was taken. */
export const insertCharge = (
  db: Db,
  charge: { key: string; token: string; transactionId: string; amountMinor: number; currency: string },
): void => {
  db.run(
    'INSERT INTO test_payment_charge (key, token, transaction_id, amount_minor, currency) VALUES (?, ?, ?, ?, ?)',
    charge.key,
    charge.token,
    charge.transactionId,
    charge.amountMinor,
    charge.currency,
  );
};

/** Takes a transaction back. */
export const deleteCharge = (db: Db, transactionId: string): void => {
  db.run('DELETE FROM test_payment_charge WHERE transaction_id = ?', transactionId);
};

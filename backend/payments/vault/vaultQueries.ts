import { randomBytes } from 'node:crypto';

import type { Db } from '../../db/open';
import { toSqlTime } from '../../db/time';
import type { NonceRow } from '../testProvider/nonceQueries';

/** A row of payment_token: a card that a customer keeps. */
export interface VaultCardRow {
  public_hash: string;
  customer_id: number;
  payment_method_code: string;
  card_brand: string;
  card_last4: string;
  /** 'MM/YYYY'. */
  card_expiry: string;
  outcome: NonceRow['outcome'];
  /** 1 for the one that is offered first. */
  is_default: number;
}

/** A customer's own card; nobody else's. */
export const findVaultCard = (db: Db, publicHash: string | null, customerId: number | null): VaultCardRow | undefined =>
  db.get<VaultCardRow>('SELECT * FROM payment_token WHERE public_hash = ? AND customer_id = ?', publicHash, customerId);

/** A card by its public hash, for the provider, which knows no customers. */
export const findCardByHash = (db: Db, publicHash: string): VaultCardRow | undefined =>
  db.get<VaultCardRow>('SELECT * FROM payment_token WHERE public_hash = ?', publicHash);

/** A customer's cards: the default one, then the one that was kept last. */
export const listVaultCards = (db: Db, customerId: number): VaultCardRow[] =>
  db.all<VaultCardRow>(
    'SELECT * FROM payment_token WHERE customer_id = ? ORDER BY is_default DESC, created_at DESC, public_hash',
    customerId,
  );

/** Keeps a card for next time, once however often it pays. */
export const keepInVault = (db: Db, card: Omit<VaultCardRow, 'public_hash' | 'is_default'>, now: number): void => {
  db.run(
    `INSERT INTO payment_token
       (public_hash, customer_id, payment_method_code, card_brand, card_last4, card_expiry, outcome, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (customer_id, payment_method_code, card_brand, card_last4, card_expiry)
     DO UPDATE SET outcome = excluded.outcome`,
    randomBytes(32).toString('hex'),
    card.customer_id,
    card.payment_method_code,
    card.card_brand,
    card.card_last4,
    card.card_expiry,
    card.outcome,
    toSqlTime(now),
  );
};

/** Forgets a customer's card; returns whether there was one. */
export const deleteVaultCard = (db: Db, publicHash: string, customerId: number): boolean =>
  db.run('DELETE FROM payment_token WHERE public_hash = ? AND customer_id = ?', publicHash, customerId).changes === 1;

/** Makes a customer's card the default one, or none when `publicHash` is null; returns whether there is that card. */
export const setDefaultVaultCard = (db: Db, publicHash: string | null, customerId: number): boolean => {
  if (publicHash !== null && !findVaultCard(db, publicHash, customerId)) return false;
  db.transaction(() => {
    // The former one first: no customer has two.
    db.run('UPDATE payment_token SET is_default = 0 WHERE customer_id = ? AND is_default = 1', customerId);
    db.run('UPDATE payment_token SET is_default = 1 WHERE public_hash = ? AND customer_id = ?', publicHash, customerId);
  });
  return true;
};

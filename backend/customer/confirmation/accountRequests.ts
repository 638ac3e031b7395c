import type { Db } from '../../db/open';

import { parseExtra } from '../../forms/extraValues';
import type { NewCustomer } from '../queries';

interface AccountRequestRow {
  email: string;
  firstname: string;
  lastname: string;
  password_hash: string;
  is_subscribed: number;
  created_at: string;
  extra: string;
}

/** Keeps an account that was asked for until its key is used. @param expiresAt milliseconds since 1970. */
export const saveAccountRequest = (db: Db, account: NewCustomer, keyHash: string, expiresAt: number): void => {
  db.run(
    `INSERT INTO account_request
       (key_hash, email, firstname, lastname, password_hash, is_subscribed, created_at, expires_at, extra)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    keyHash,
    account.email,
    account.firstname,
    account.lastname,
    account.passwordHash,
    account.isSubscribed ? 1 : 0,
    account.createdAt,
    expiresAt,
    JSON.stringify(account.extra),
  );
};

const toAccount = (row: AccountRequestRow): NewCustomer => ({
  email: row.email,
  firstname: row.firstname,
  lastname: row.lastname,
  passwordHash: row.password_hash,
  isSubscribed: row.is_subscribed === 1,
  createdAt: row.created_at,
  extra: parseExtra(row.extra),
});

/** The account that was asked for under that address and key, as long as the key lives. */
export const findAccountRequest = (db: Db, email: string, keyHash: string, now: number): NewCustomer | undefined => {
  const row = db.get<AccountRequestRow>(
    `SELECT email, firstname, lastname, password_hash, is_subscribed, created_at, extra FROM account_request
     WHERE email = ? AND key_hash = ? AND expires_at > ?`,
    email,
    keyHash,
    now,
  );
  return row && toAccount(row);
};

/** The account that was asked for last under that address, and was not opened. */
export const findUnopenedAccount = (db: Db, email: string, now: number): NewCustomer | undefined => {
  const row = db.get<AccountRequestRow>(
    `SELECT email, firstname, lastname, password_hash, is_subscribed, created_at, extra FROM account_request
     WHERE email = ? AND expires_at > ? ORDER BY expires_at DESC LIMIT 1`,
    email,
    now,
  );
  return row && toAccount(row);
};

/** Forgets whatever was asked for under an address. */
export const deleteAccountRequests = (db: Db, email: string): void => {
  db.run('DELETE FROM account_request WHERE email = ?', email);
};

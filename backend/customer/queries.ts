import type { Db } from '../db/open';
import type { ExtraValues } from '../forms/extraValues';

import type { CredentialsRow, CustomerRow } from './models';

/** The customer with that id. */
export const findCustomerById = (db: Db, id: number): CustomerRow | undefined =>
  db.get<CustomerRow>(
    'SELECT id, email, firstname, lastname, is_subscribed, created_at, extra FROM customer WHERE id = ?',
    id,
  );

/** Returns the credentials of the customer with that e-mail, in any case. */
export const findCredentials = (db: Db, email: string): CredentialsRow | undefined =>
  db.get<CredentialsRow>('SELECT id, password_hash FROM customer WHERE email = ?', email);

/** Writes another hash of the same password. */
export const replaceHash = (db: Db, id: number, passwordHash: string): void => {
  db.run('UPDATE customer SET password_hash = ? WHERE id = ?', passwordHash, id);
};

/** Whether an account has that e-mail. */
export const isEmailTaken = (db: Db, email: string): boolean =>
  db.get('SELECT id FROM customer WHERE email = ?', email) !== undefined;

/** Data of a new account; the password is hashed already. */
export interface NewCustomer {
  email: string;
  firstname: string;
  lastname: string;
  passwordHash: string;
  isSubscribed: boolean;
  createdAt: string;
  extra: ExtraValues;
}

/** Writes a new account and returns its id. @throws when the e-mail is taken. */
export const insertCustomerRow = (db: Db, customer: NewCustomer): number =>
  db.run(
    `INSERT INTO customer (email, firstname, lastname, password_hash, is_subscribed, created_at, extra)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    customer.email,
    customer.firstname,
    customer.lastname,
    customer.passwordHash,
    customer.isSubscribed ? 1 : 0,
    customer.createdAt,
    JSON.stringify(customer.extra),
  ).lastInsertRowid;

/** What a customer may change of an account; columns that are left out stay. */
export type CustomerChanges = Partial<
  Pick<CustomerRow, 'email' | 'firstname' | 'lastname' | 'is_subscribed' | 'extra'>
>;

/** Writes changes of an account. */
export const updateCustomerRow = (db: Db, id: number, changes: CustomerChanges): void => {
  const { email = null, firstname = null, lastname = null, is_subscribed: isSubscribed = null, extra = null } = changes;
  db.run(
    `UPDATE customer SET email = COALESCE(?, email), firstname = COALESCE(?, firstname),
       lastname = COALESCE(?, lastname), is_subscribed = COALESCE(?, is_subscribed),
       extra = COALESCE(?, extra) WHERE id = ?`,
    email,
    firstname,
    lastname,
    isSubscribed,
    extra,
    id,
  );
};

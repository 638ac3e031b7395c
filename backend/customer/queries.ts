import { type Address, addressColumns, addressMarks, addressValues } from '../address/address';
import type { Db } from '../db/open';

import type { CredentialsRow, CustomerAddressRow, CustomerRow } from './models';

/** The customer with that id. */
export const findCustomerById = (db: Db, id: number): CustomerRow | undefined =>
  db.get<CustomerRow>(
    'SELECT id, email, firstname, lastname, is_subscribed, created_at FROM customer WHERE id = ?',
    id,
  );

/** Returns the credentials of the customer with that e-mail, in any case. */
export const findCredentials = (db: Db, email: string): CredentialsRow | undefined =>
  db.get<CredentialsRow>('SELECT id, password_hash FROM customer WHERE email = ?', email);

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
}

/** Writes a new account and returns its id. @throws when the e-mail is taken. */
export const insertCustomerRow = (db: Db, customer: NewCustomer): number =>
  db.run(
    `INSERT INTO customer (email, firstname, lastname, password_hash, is_subscribed, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    customer.email,
    customer.firstname,
    customer.lastname,
    customer.passwordHash,
    customer.isSubscribed ? 1 : 0,
    customer.createdAt,
  ).lastInsertRowid;

/** Addresses of the customer, oldest first. */
export const listAddresses = (db: Db, customerId: number): CustomerAddressRow[] =>
  db.all<CustomerAddressRow>(
    `SELECT id, ${addressColumns}, is_default_shipping, is_default_billing
     FROM customer_address WHERE customer_id = ? ORDER BY id`,
    customerId,
  );

/** How many addresses a customer has. */
export const countAddresses = (db: Db, customerId: number): number =>
  db.get<{ count: number }>('SELECT count(*) AS count FROM customer_address WHERE customer_id = ?', customerId)
    ?.count ?? 0;

/** Default uses of an address in an address book. */
export interface AddressDefaults {
  isShipping: boolean;
  isBilling: boolean;
}

/** Writes an address into an address book; a new default takes the place of the old one. */
export const insertAddress = (
  db: Db,
  customerId: number,
  address: Address,
  { isShipping, isBilling }: AddressDefaults,
): number => {
  if (isShipping) db.run('UPDATE customer_address SET is_default_shipping = 0 WHERE customer_id = ?', customerId);
  if (isBilling) db.run('UPDATE customer_address SET is_default_billing = 0 WHERE customer_id = ?', customerId);
  return db.run(
    `INSERT INTO customer_address (customer_id, ${addressColumns}, is_default_shipping, is_default_billing)
     VALUES (?, ${addressMarks}, ?, ?)`,
    customerId,
    ...addressValues(address),
    Number(isShipping),
    Number(isBilling),
  ).lastInsertRowid;
};

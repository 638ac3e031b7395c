import { type Address, addressColumns, addressMarks, addressValues } from '../../address/address';
import type { Db } from '../../db/open';

import type { CustomerAddressRow } from '../models';

/** Addresses of the customer, oldest first. */
export const listAddresses = (db: Db, customerId: number): CustomerAddressRow[] =>
  db.all<CustomerAddressRow>(
    `SELECT id, ${addressColumns}, is_default_shipping, is_default_billing
     FROM customer_address WHERE customer_id = ? ORDER BY id`,
    customerId,
  );

/** Addresses that one customer may keep. */
const maxAddresses = 500;

/** Whether a customer has as many addresses as one may keep. */
export const isBookFull = (db: Db, customerId: number): boolean => {
  const sql = 'SELECT count(*) AS count FROM customer_address WHERE customer_id = ?';
  return (db.get<{ count: number }>(sql, customerId)?.count ?? 0) >= maxAddresses;
};

/** Default uses of an address in an address book. */
export interface AddressDefaults {
  isShipping: boolean;
  isBilling: boolean;
}

const takeDefaults = (db: Db, customerId: number, { isShipping, isBilling }: AddressDefaults): void => {
  if (isShipping) db.run('UPDATE customer_address SET is_default_shipping = 0 WHERE customer_id = ?', customerId);
  if (isBilling) db.run('UPDATE customer_address SET is_default_billing = 0 WHERE customer_id = ?', customerId);
};

/** Writes an address into an address book; a new default takes the place of the old one. */
export const insertAddress = (db: Db, customerId: number, address: Address, defaults: AddressDefaults): number => {
  takeDefaults(db, customerId, defaults);
  return db.run(
    `INSERT INTO customer_address (customer_id, ${addressColumns}, is_default_shipping, is_default_billing)
     VALUES (?, ${addressMarks}, ?, ?)`,
    customerId,
    ...addressValues(address),
    Number(defaults.isShipping),
    Number(defaults.isBilling),
  ).lastInsertRowid;
};

/** An address of any customer; undefined when there is none with that id. */
export const findAddress = (db: Db, id: number): (CustomerAddressRow & { customer_id: number }) | undefined =>
  db.get(
    `SELECT id, customer_id, ${addressColumns}, is_default_shipping, is_default_billing
     FROM customer_address WHERE id = ?`,
    id,
  );

/** Overwrites an address of an address book; a new default takes the place of the old one. */
export const replaceAddress = (
  db: Db,
  { id, customerId }: { id: number; customerId: number },
  address: Address,
  defaults: AddressDefaults,
): void => {
  takeDefaults(db, customerId, defaults);
  const columns = addressColumns.split(', ').map((column) => `${column} = ?`);
  db.run(
    `UPDATE customer_address SET ${columns.join(', ')}, is_default_shipping = ?, is_default_billing = ? WHERE id = ?`,
    ...addressValues(address),
    Number(defaults.isShipping),
    Number(defaults.isBilling),
    id,
  );
};

/** Takes an address out of an address book. */
export const removeAddress = (db: Db, id: number): void => {
  db.run('DELETE FROM customer_address WHERE id = ?', id);
};

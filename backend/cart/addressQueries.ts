import {
  type Address,
  addressColumns,
  addressMarks,
  type AddressRow,
  addressValues,
  toAddress,
} from '../address/address';
import type { Db } from '../db/open';

type Kind = 'shipping' | 'billing';

/** The addresses of a cart. */
export const findAddresses = (db: Db, cartId: number): Record<Kind, Address | null> => {
  const rows = db.all<AddressRow & { kind: Kind }>(
    `SELECT kind, ${addressColumns} FROM cart_address WHERE cart_id = ?`,
    cartId,
  );
  const pick = (kind: Kind): Address | null => {
    const row = rows.find((candidate) => candidate.kind === kind);
    return row ? toAddress(row) : null;
  };
  return { shipping: pick('shipping'), billing: pick('billing') };
};

/** Sets one address of a cart. */
export const saveAddress = (db: Db, cartId: number, kind: Kind, address: Address): void => {
  db.run(
    `INSERT OR REPLACE INTO cart_address (cart_id, kind, ${addressColumns}) VALUES (?, ?, ${addressMarks})`,
    cartId,
    kind,
    ...addressValues(address),
  );
};

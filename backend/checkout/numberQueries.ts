import type { Db } from '../db/open';

const digits = 9;
/** The first store of an installation has no prefix. */
const firstStoreId = 1;

type NumberColumn = 'next_value' | 'next_invoice' | 'next_creditmemo' | 'next_return';

/** Takes the next number of a store: its id as prefix and nine digits, such as 10000000001. Runs in a transaction. */
const takeNumber = (db: Db, storeId: number, column: NumberColumn): string => {
  db.run('INSERT INTO order_sequence (store_id, next_value) VALUES (?, 1) ON CONFLICT DO NOTHING', storeId);
  db.run(`UPDATE order_sequence SET ${column} = ${column} + 1 WHERE store_id = ?`, storeId);
  const row = db.get<{ next: number }>(`SELECT ${column} AS next FROM order_sequence WHERE store_id = ?`, storeId);
  const prefix = storeId === firstStoreId ? '' : String(storeId);
  return `${prefix}${String((row?.next ?? 2) - 1).padStart(digits, '0')}`;
};

/** Takes the store's next order number. */
export const takeOrderNumber = (db: Db, storeId: number): string => takeNumber(db, storeId, 'next_value');

/** Takes the store's next invoice number. */
export const takeInvoiceNumber = (db: Db, storeId: number): string => takeNumber(db, storeId, 'next_invoice');

/** Takes the store's next number of a credit memo. */
export const takeCreditMemoNumber = (db: Db, storeId: number): string => takeNumber(db, storeId, 'next_creditmemo');

/** Takes the store's next number of a return. */
export const takeReturnNumber = (db: Db, storeId: number): string => takeNumber(db, storeId, 'next_return');

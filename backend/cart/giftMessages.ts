import { findProductEvenDisabled } from '../catalog/queries';
import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { isRecord } from '../isRecord';
import { readStoreSettings } from '../stores/storeSettings';
import type { CartLine, CartRow } from './models';

/** A gift message as the schema has it. */
export interface GiftMessageText {
  to: string;
  from: string;
  message: string;
}

/** Characters of a name, and of a text, as the real backend's columns have them. */
const nameLength = 255;
const textLength = 65_535;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A message as it is stored: null for one without a text, which clears it; undefined when it is too long. */
export const storedGiftMessage = ({ to, from, message }: GiftMessageText): string | null | undefined => {
  if (message.trim() === '') return null;
  const isFitting = to.length <= nameLength && from.length <= nameLength && message.length <= textLength;
  return isFitting ? JSON.stringify({ to, from, message }) : undefined;
};

/** A stored message; null when there is none. */
export const readGiftMessage = (stored: string | null): GiftMessageText | null => {
  if (stored === null) return null;
  const parsed: unknown = JSON.parse(stored);
  return isRecord(parsed)
    ? { to: textOf(parsed.to), from: textOf(parsed.from), message: textOf(parsed.message) }
    : null;
};

/** Whether a message may go with a whole order. */
export const allowsOrderMessage = (
  { db }: Pick<RequestContext, 'db'>,
  { store_id: storeId }: Pick<CartRow, 'store_id'>,
) => readStoreSettings(db, storeId).allow_order === '1';

/** Whether a message may go with a line: only with what can be wrapped, as the product or else the store says. */
export const allowsLineMessage = ({ db }: Pick<RequestContext, 'db'>, storeId: number, line: CartLine): boolean => {
  if (line.parts.every(({ isVirtual }) => isVirtual)) return false;
  const available = findProductEvenDisabled(db, line.productId)?.gift_message_available ?? null;
  return available === null ? readStoreSettings(db, storeId).allow_items === '1' : available === 1;
};

/** Writes what goes with a line; null takes it away. */
export const setLineMessage = (db: Db, lineId: number, stored: string | null): void => {
  db.run('UPDATE cart_item SET gift_message = ? WHERE id = ?', stored, lineId);
};

import { randomInt } from 'node:crypto';

import type { Db } from '../db/open';
import type { CartRow } from './models';

const cartColumns =
  'id, masked_id, store_id, currency, customer_id, email, is_active, carrier_code, method_code, payment_method, ' +
  'pickup_location_code, gift_message, gift_wrapping_id, gift_receipt, printed_card, uses_store_credit, uses_reward_points';

/** The cart with this masked id. */
export const findCart = (db: Db, maskedId: string): CartRow | undefined =>
  db.get<CartRow>(`SELECT ${cartColumns} FROM cart WHERE masked_id = ?`, maskedId);

/** The cart with this internal id. */
export const findCartById = (db: Db, id: number): CartRow | undefined =>
  db.get<CartRow>(`SELECT ${cartColumns} FROM cart WHERE id = ?`, id);

/** The customer's active cart; at most one exists. */
export const findCustomerCart = (db: Db, customerId: number): CartRow | undefined =>
  db.get<CartRow>(`SELECT ${cartColumns} FROM cart WHERE customer_id = ? AND is_active = 1`, customerId);

/** Characters of a cart's id. */
export const maskedIdLength = 32;
const maskedIdCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A cart id as the real backend makes it: 32 random alphanumerics. It is a guest's only key, so it is unguessable. */
export const createMaskedId = (): string =>
  Array.from({ length: maskedIdLength }, () => maskedIdCharacters.charAt(randomInt(maskedIdCharacters.length))).join(
    '',
  );

/** A new cart's owner, place and moment. */
export interface NewCart {
  maskedId?: string;
  storeId: number;
  currency: string;
  customerId: number | null;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  createdAt: string;
}

/** Writes a new, active cart. */
export const insertCart = (
  db: Db,
  { maskedId = createMaskedId(), storeId, currency, customerId, createdAt }: NewCart,
): CartRow => {
  db.run(
    'INSERT INTO cart (masked_id, store_id, currency, customer_id, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    maskedId,
    storeId,
    currency,
    customerId,
    createdAt,
    createdAt,
  );
  const cart = findCart(db, maskedId);
  if (!cart) throw new Error('A cart that was just written is not there.');
  return cart;
};

type CartChange = Partial<Pick<CartRow, Exclude<keyof CartRow, 'id'>>>;

/** Changes columns of a cart and its time of change. */
export const updateCart = (db: Db, cartId: number, change: CartChange, updatedAt: string): void => {
  const columns = Object.entries(change).filter(([, value]) => value !== undefined);
  const assignments = [...columns.map(([column]) => `${column} = ?`), 'updated_at = ?'].join(', ');
  db.run(`UPDATE cart SET ${assignments} WHERE id = ?`, ...columns.map(([, value]) => value), updatedAt, cartId);
};

/** Whether two store views belong to one website. */
export const isSameWebsite = (db: Db, storeId: number, otherStoreId: number): boolean =>
  db.get(
    'SELECT 1 FROM store_view a JOIN store_view b ON a.website_code = b.website_code WHERE a.id = ? AND b.id = ?',
    storeId,
    otherStoreId,
  ) !== undefined;

import type { Db } from '../db/open';

export type AttemptState = 'placing' | 'refused' | 'closed' | 'placed';

export interface OrderAttemptRow {
  key: string;
  /** Masked id of the cart. */
  cart_id: string | null;
  state: AttemptState;
  order_id: number | null;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  changed_at: string;
}

/** The attempt with this key. */
export const findAttempt = (db: Db, key: string): OrderAttemptRow | undefined =>
  db.get<OrderAttemptRow>('SELECT * FROM order_attempt WHERE key = ?', key);

/** Whether somebody is at work on an order of this cart since a moment ('YYYY-MM-DD HH:MM:SS' in UTC) or later. */
export const isCartBeingOrdered = (db: Db, cartId: string, since: string): boolean =>
  db.get("SELECT 1 FROM order_attempt WHERE cart_id = ? AND state = 'placing' AND changed_at >= ?", cartId, since) !==
  undefined;

/** Writes an attempt, over the one that has its key. */
export const saveAttempt = (db: Db, { key, cart_id: cartId, state, order_id, changed_at }: OrderAttemptRow): void => {
  db.run(
    'INSERT OR REPLACE INTO order_attempt (key, cart_id, state, order_id, changed_at) VALUES (?, ?, ?, ?, ?)',
    key,
    cartId,
    state,
    order_id,
    changed_at,
  );
};

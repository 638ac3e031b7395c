import { findCart, findCustomerCart } from '../cart/queries';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import { RestError } from '../rest/restError';

import type { OrderModel } from './models';
import { findAttempt, isCartBeingOrdered, saveAttempt } from './orderAttemptQueries';
import { findOrder, findOrderByCart } from './queries';
import type { CartPath } from './restCart';

/** Milliseconds after which an attempt that never ended is taken for one whose process was killed. */
const longestWorkMs = 120_000;

/** Characters of an Idempotency-Key. */
export const maxKeyLength = 255;

const closed = (): RestError =>
  new RestError(409, 'This order was given up before it arrived. Send a new Idempotency-Key with a new order.');

const maskedIdOf = ({ db, customerId }: RequestContext, path: CartPath): string | null => {
  if (path.kind === 'guest') return path.maskedId;
  return customerId === null ? null : (findCustomerCart(db, customerId)?.masked_id ?? null);
};

/**
 * Says, before any work, that an order is being placed.
 * @throws RestError 409 when the shopper was told already that no order comes of this key.
 */
export const beginAttempt = (context: RequestContext, path: CartPath, key: string): void => {
  const { db, now } = context;
  db.transaction(() => {
    const known = findAttempt(db, key);
    if (known?.state === 'closed') throw closed();
    // A repetition gets the first answer.
    if (known?.state === 'placed') return;
    const changed_at = toSqlTime(now());
    saveAttempt(db, { key, cart_id: maskedIdOf(context, path), state: 'placing', order_id: null, changed_at });
  });
};

/**
 * Does the work of an attempt and writes down the order that came of it; runs inside the work's transaction.
 * @throws RestError 409 when the attempt was closed in the meantime.
 */
export const finishAttempt = ({ db, now }: RequestContext, key: string, work: () => number): number => {
  const attempt = findAttempt(db, key);
  if (attempt?.state === 'closed') throw closed();
  const orderId = work();
  if (attempt) saveAttempt(db, { ...attempt, state: 'placed', order_id: orderId, changed_at: toSqlTime(now()) });
  return orderId;
};

/** The attempt was refused: nothing was written. The same key may be sent again. */
export const failAttempt = ({ db, now }: RequestContext, key: string): void => {
  const attempt = findAttempt(db, key);
  if (attempt?.state !== 'placing') return;
  saveAttempt(db, { ...attempt, state: 'refused', changed_at: toSqlTime(now()) });
};

/** An order that was placed, and whether the asker may read it. */
export interface FoundOrder {
  order: OrderModel;
  isReadable: boolean;
}

/**
 * The order of a cart. It is readable for its owner: the customer, or a request that names a guest's cart. Who holds the
 * key of the attempt, which nobody can guess, learns that it is there.
 */
export const findPlacedOrder = (
  { db, customerId }: RequestContext,
  maskedId: string,
  key: string | null,
): FoundOrder | null => {
  const cart = findCart(db, maskedId);
  const byKey = key === null ? null : (findAttempt(db, key)?.order_id ?? null);
  const order = cart ? findOrderByCart(db, cart.id) : undefined;
  // A guest's order that was taken into an account is the customer's alone from then on: its cart opens it no more.
  const isTheirs = (owner: number | null | undefined): boolean => (owner ?? null) === null || owner === customerId;
  const isOwner = cart !== undefined && isTheirs(cart.customer_id) && isTheirs(order?.customer_id);
  if (order && (isOwner || byKey === order.id)) return { order, isReadable: isOwner };
  const keyed = byKey === null ? undefined : findOrder(db, byKey);
  return keyed ? { order: keyed, isReadable: keyed.customer_id !== null && keyed.customer_id === customerId } : null;
};

/** What became of an attempt. Without an order somebody who knows only a customer's cart learns no more than that there is one. */
export type Settled = { status: 'PLACED'; found: FoundOrder | null } | { status: 'PLACING' | 'NOT_PLACED' };

/**
 * Tells what became of an attempt, and closes one that has not begun or came to nothing: whatever arrives later under its
 * key is refused, so that the shopper may be told that no order was placed.
 * @throws GraphQLError (graphql-input) for a key that no order could have been sent with.
 */
export const settleAttempt = (context: RequestContext, maskedId: string, key: string): Settled => {
  const { db, now } = context;
  if (key === '' || key.length > maxKeyLength) throw inputError('The key of an order attempt is missing or too long.');
  return db.transaction((): Settled => {
    const found = findPlacedOrder(context, maskedId, key);
    const cart = findCart(db, maskedId);
    if (found || (cart && findOrderByCart(db, cart.id))) return { status: 'PLACED', found };
    const since = toSqlTime(now() - longestWorkMs);
    const attempt = findAttempt(db, key);
    const isAtWork = attempt?.state === 'placing' && attempt.changed_at >= since;
    if (isAtWork || isCartBeingOrdered(db, maskedId, since)) return { status: 'PLACING' };
    // No order can come of a cart that there is not: nothing is kept of made-up keys.
    if (!cart && !attempt) return { status: 'NOT_PLACED' };
    const cart_id = attempt?.cart_id ?? maskedId;
    saveAttempt(db, { key, cart_id, state: 'closed', order_id: null, changed_at: toSqlTime(now()) });
    return { status: 'NOT_PLACED' };
  });
};

import { findOrder } from '../checkout/queries';
import type { Db } from '../db/open';
import { sendMail } from '../mail/outbox';
import type { ReturnStatus } from '../schema/resolvers.generated';
import { readShopName } from '../stores/shopName';

/** States to which the shop moves a return; the embedded backend decides about a return as a whole. */
export type ReturnStep = Extract<
  ReturnStatus,
  'AUTHORIZED' | 'DENIED' | 'RECEIVED' | 'APPROVED' | 'REJECTED' | 'PROCESSED_AND_CLOSED'
>;

const steps: Readonly<Partial<Record<ReturnStatus, readonly ReturnStep[]>>> = {
  PENDING: ['AUTHORIZED', 'DENIED'],
  AUTHORIZED: ['RECEIVED', 'DENIED'],
  RECEIVED: ['APPROVED', 'REJECTED'],
  APPROVED: ['PROCESSED_AND_CLOSED'],
};

/** What a return in a state can become; nothing once it is decided. */
export const nextStepsOf = (status: ReturnStatus): readonly ReturnStep[] => steps[status] ?? [];

const letters: Readonly<Record<ReturnStep, string>> = {
  AUTHORIZED: 'We have agreed to your return. Please send the items back to us.',
  DENIED: 'We are sorry: we cannot take these items back.',
  RECEIVED: 'Your items have arrived. We look at them and write to you again.',
  APPROVED: 'Your return is approved.',
  REJECTED: 'We are sorry: we have looked at the items and cannot accept the return.',
  PROCESSED_AND_CLOSED: 'Your return is settled.',
};

/** Whether a value of a form names such a state. */
export const isReturnStep = (value: unknown): value is ReturnStep =>
  typeof value === 'string' && Object.hasOwn(letters, value);

interface MovedReturn {
  order_id: number;
  increment_id: string;
  status: ReturnStatus;
}

/**
 * Moves a return and its items to its next state, and tells the customer by mail.
 * @param now milliseconds since 1970.
 * @returns false when it cannot go there from where it is, such as when somebody has moved it meanwhile.
 */
export const moveReturn = (db: Db, id: number, step: ReturnStep, now: number): boolean =>
  db.transaction(() => {
    const found = db.get<MovedReturn>('SELECT order_id, increment_id, status FROM sales_return WHERE id = ?', id);
    const order = found && findOrder(db, found.order_id);
    if (!order || !nextStepsOf(found.status).includes(step)) return false;
    db.run('UPDATE sales_return SET status = ? WHERE id = ?', step, id);
    // An item has no state for being settled: it stays approved.
    if (step !== 'PROCESSED_AND_CLOSED')
      db.run("UPDATE sales_return_item SET status = ? WHERE return_id = ? AND status <> 'DENIED'", step, id);
    sendMail(db, {
      recipient: order.email,
      subject: `Return ${found.increment_id} of your ${readShopName(db, order.store_id)} order ${order.increment_id}`,
      body: letters[step],
      sent_at: now,
    });
    return true;
  });

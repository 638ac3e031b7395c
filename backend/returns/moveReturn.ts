import { findOrder } from '../checkout/queries';
import type { Db } from '../db/open';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
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

const everyStep: readonly string[] = Object.values(steps).flat();

/** Whether a value of a form names such a state. */
export const isReturnStep = (value: unknown): value is ReturnStep =>
  typeof value === 'string' && everyStep.includes(value);

interface MovedReturn {
  order_id: number;
  increment_id: string;
  status: ReturnStatus;
}

/**
 * Moves a return and its items to its next state, and tells the customer by mail, in the language of the order's store
 * view.
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
    const texts = mailTextsOf(db, order.store_id);
    sendMail(db, {
      recipient: order.email,
      subject: texts.returnSubject(readShopName(db, order.store_id), found.increment_id, order.increment_id),
      body: texts.returnMoved[step],
      sent_at: now,
    });
    return true;
  });

import type { OrderModel } from '../checkout/models';
import { collectionPlace } from '../checkout/orderMail';
import { findOrder } from '../checkout/queries';
import type { Db } from '../db/open';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { readShopName } from '../stores/shopName';

/** Orders of which nothing is collected any more. */
const endedStates: readonly string[] = ['canceled', 'closed'];

/** Whether the customer can be told that an order is ready: it is collected, goes on, and nobody has told them yet. */
export const canAnnounceReady = (
  order: Pick<OrderModel, 'pickup_location_code' | 'told_ready_at' | 'status'>,
): boolean =>
  order.pickup_location_code !== null && order.told_ready_at === null && !endedStates.includes(order.status);

/** Whether an order waits in the shop where it is collected. */
export const isReadyToCollect = ({ told_ready_at: told, status }: Pick<OrderModel, 'told_ready_at' | 'status'>) =>
  told !== null && !endedStates.includes(status);

/**
 * Marks an order that is collected as ready, and tells the customer by mail: once, however often the button is pressed.
 * @param now milliseconds since 1970.
 * @returns false when there is nothing to tell.
 */
export const announceReady = (db: Db, orderId: number, now: number): boolean =>
  db.transaction(() => {
    const order = findOrder(db, orderId);
    if (!order || !canAnnounceReady(order)) return false;
    db.run('UPDATE sales_order SET told_ready_at = ? WHERE id = ?', now, orderId);
    const texts = mailTextsOf(db, order.store_id);
    sendMail(db, {
      recipient: order.email,
      subject: texts.readySubject(readShopName(db, order.store_id), order.increment_id),
      body: texts.ready(order.increment_id, collectionPlace(db, order)),
      sent_at: now,
    });
    return true;
  });

import { requireCustomer } from '../../cart/access';
import type { RequestContext } from '../../context';
import type { Db } from '../../db/open';
import { toSqlTime } from '../../db/time';
import { inputError } from '../../graphql/errors';
import { sendMail } from '../../mail/outbox';
import { mailTextsOf } from '../../mail/texts/mailTextsOf';
import type { CancelOrderInput } from '../../schema/resolvers.generated';
import { revertBalances } from '../../balances/payFromBalances';
import { returnToLocation } from '../../pickup/pickupQueries';
import { readShopName } from '../../stores/shopName';
import { readStoreSettings } from '../../stores/storeSettings';
import type { OrderItemRow, OrderModel } from '../models';
import { readOrderedParts } from '../orderedParts';
import { findOrder, findOrderPayment, listOrderItems, listShipments } from '../queries';

import { refundGiftCards, returnToStock, setOrderStatus } from './cancelQueries';
import { insertCreditMemo } from './creditMemoQueries';
import { listInvoices } from './invoiceQueries';
import { insertOrderComment } from './orderComments';

/** The real backend's words. */
export const cancelMessages = {
  unknown: "The entity that was requested doesn't exist. Verify the entity and try again.",
  foreign: 'Current user is not authorized to cancel this order',
  off: 'Order cancellation is not enabled for requested store.',
  ended: 'Order already closed, complete, cancelled or on hold',
  sent: 'Order with one or more items shipped cannot be cancelled',
} as const;

const ended = new Set(['closed', 'canceled', 'complete', 'holded']);

const maxReasonLength = 500;

/** An answer as the schema has it: refusals are told beside the order, not as errors of the request. */
export type CancelAnswer = { error: string | null; order: OrderModel | null };

/** The id of an order: 2.4.8 wants the uid, 2.4.7 the number in it; both are understood. */
export const readOrderId = (id: string): number => {
  const text = /^\d+$/.test(id) ? id : Buffer.from(id, 'base64').toString('utf8');
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

/** Why an order cannot be cancelled, in the real backend's words; null when it can. */
export const cancelRefusal = (db: Db, order: OrderModel): string | null => {
  if (!readStoreSettings(db, order.store_id).order_cancellation_enabled) return cancelMessages.off;
  if (ended.has(order.status)) return cancelMessages.ended;
  // What waits in a shop to be collected, or was, has left the warehouse as what was sent has.
  return order.told_ready_at !== null || listShipments(db, order.id).length > 0 ? cancelMessages.sent : null;
};

/** Articles of a line that left the stock when it was ordered. */
const articlesOf = (item: OrderItemRow): { sku: string; quantity: number }[] => {
  const chosen = readOrderedParts(item.parts).bundle.flatMap(({ selections }) => selections);
  return chosen.length === 0
    ? [{ sku: item.sku, quantity: item.quantity }]
    : chosen.map(({ sku, quantity }) => ({ sku, quantity: quantity * item.quantity }));
};

/** Pays back what was paid, to where it came from. */
const refund = ({ db, payments }: RequestContext, order: OrderModel, items: OrderItemRow[], now: string): void => {
  const payment = findOrderPayment(db, order.id);
  if (payment) payments.void(payment.transaction_id);
  refundGiftCards(db, order.id);
  insertCreditMemo(db, order, {
    items: items.map(({ id, quantity }) => ({ orderItemId: id, quantity })),
    subtotalMinor: order.subtotal_minor,
    shippingMinor: order.shipping_minor,
    taxMinor: order.tax_minor,
    grandTotalMinor: order.grand_total_minor,
    createdAt: now,
  });
};

const tell = ({ db, now }: RequestContext, order: OrderModel, isPaid: boolean): void => {
  const texts = mailTextsOf(db, order.store_id);
  const amount = texts.money(order.grand_total_minor, order.currency);
  sendMail(db, {
    recipient: order.email,
    subject: texts.cancelledSubject(readShopName(db, order.store_id), order.increment_id),
    body: [texts.cancelled(order.increment_id), isPaid ? texts.refunded(amount) : texts.nothingOwed()].join('\n\n'),
    sent_at: now(),
  });
};

/** Cancels an order: goods go back into stock, money to where it came from, and its owner is told. Runs in a transaction. */
export const cancel = (context: RequestContext, order: OrderModel, reason: string): void => {
  const { db } = context;
  const now = toSqlTime(context.now());
  const items = listOrderItems(db, order.id);
  for (const { sku, quantity } of items.flatMap(articlesOf)) {
    returnToStock(db, sku, quantity);
    if (order.pickup_location_code !== null) returnToLocation(db, order.pickup_location_code, sku, quantity);
  }
  // As in the real backend: what was paid is refunded and the order closed, what was not is cancelled.
  const isPaid = listInvoices(db, order.id).length > 0;
  if (isPaid) refund(context, order, items, now);
  revertBalances(db, order, now);
  setOrderStatus(db, order.id, isPaid ? 'closed' : 'canceled');
  insertOrderComment(db, order.id, reason, now);
  tell(context, order, isPaid);
};

/** @throws GraphQLError for a reason that is missing. */
export const readCancelReason = (reason: string): string => {
  if (!reason.trim()) throw inputError('Required parameter "reason" is missing or incorrect');
  return reason.trim().slice(0, maxReasonLength);
};

/**
 * Cancels an order of the signed-in customer of which nothing was sent: goods go back into stock, money to where it came
 * from, and its owner is told by mail.
 * @throws GraphQLError for a guest and for a reason that is missing.
 */
export const cancelOrder = (context: RequestContext, { order_id: id, reason }: CancelOrderInput): CancelAnswer => {
  const { db } = context;
  const customerId = requireCustomer(context);
  const why = readCancelReason(reason);
  return db.transaction((): CancelAnswer => {
    const order = findOrder(db, readOrderId(id));
    if (!order) return { error: cancelMessages.unknown, order: null };
    if (order.customer_id !== customerId) return { error: cancelMessages.foreign, order: null };
    const refusal = cancelRefusal(db, order);
    if (refusal === null) cancel(context, order, why);
    return { error: refusal, order: findOrder(db, order.id) ?? null };
  });
};

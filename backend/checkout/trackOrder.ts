import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { findProductById } from '../catalog/queries';
import { inputError } from '../graphql/errors';
import { toUid } from '../graphql/uid';
import { assertMayTry, clientCounters, noteFailure } from '../limits/failures';
import { pickupOfOrder } from '../pickup/pickupOfOrder';
import type { QueryTrackedOrderArgs } from '../schema/resolvers.generated';
import { windowOfOrder } from './deliveryWindow';
import type { OrderModel } from './models';
import { progressOf, statusLabel } from './orderStates';
import { findOrderAddress, findOrderOfWebsite, listOrderItems, listShipments } from './queries';
import { toShipment } from './shipments';

/** Wrong questions of a client before it has to pause: numbers follow one another, so a postcode alone would find its orders. */
const allowedFailures = 10;

const withoutSpace = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

const isKnownTo = (db: Db, order: OrderModel, { email, postcode }: QueryTrackedOrderArgs): boolean => {
  const isEmailRight = !email?.trim() || order.email.toLowerCase() === email.trim().toLowerCase();
  const postcodes = (['shipping', 'billing'] as const).flatMap((kind) => {
    const found = findOrderAddress(db, order.id, kind)?.postcode;
    return found ? [withoutSpace(found)] : [];
  });
  const isPostcodeRight = !postcode?.trim() || postcodes.includes(withoutSpace(postcode));
  return isEmailRight && isPostcodeRight;
};

const toTrackedOrder = (context: RequestContext, order: OrderModel) => {
  const { db } = context;
  const shipments = listShipments(db, order.id);
  return {
    number: order.increment_id,
    order_date: order.created_at,
    status: statusLabel(order.status),
    progress: progressOf(order.status, order.told_ready_at !== null || shipments.length > 0),
    shipping_method: order.carrier_code ? `${order.carrier_title} - ${order.method_title}` : null,
    destination: findOrderAddress(db, order.id, 'shipping')?.city ?? null,
    items: listOrderItems(db, order.id).map((item) => ({
      id: toUid(item.id),
      product_name: item.name,
      quantity_ordered: item.quantity,
      product: item.product_id === null ? null : (findProductById(db, item.product_id) ?? null),
    })),
    shipments: shipments.map((shipment) => toShipment(db, order, shipment)),
    delivery_window: windowOfOrder(order),
    pickup: pickupOfOrder(order, context),
  };
};

/**
 * How far an order is, for a visitor who knows its number and its e-mail or a postcode of it. An unknown number and a
 * wrong address get the same answer, and guessing is slowed down: numbers follow one another.
 * @throws inputError without e-mail and postcode, or after too many wrong answers.
 */
export const trackOrder = (context: RequestContext, question: QueryTrackedOrderArgs) => {
  const { db, store } = context;
  const number = question.number.trim().slice(0, 50);
  if (!question.email?.trim() && !question.postcode?.trim()) {
    throw inputError('Required parameter "email" or "postcode" is missing');
  }
  const counters = clientCounters(context, 'order', allowedFailures);
  assertMayTry(context, counters, 'Too many attempts. Please try again in a few minutes.');
  // A mail's link names no store view; numbers are of the whole shop, and the answer needs the e-mail or the postcode too.
  const order = findOrderOfWebsite(db, number, store.id);
  if (order && isKnownTo(db, order, question)) return toTrackedOrder(context, order);
  noteFailure(context, counters);
  return null;
};

import type { RequestContext } from '../../context';
import { inputError } from '../../graphql/errors';
import { sendMail } from '../../mail/outbox';
import { mailTextsOf } from '../../mail/texts/mailTextsOf';
import type { ConfirmCancelOrderInput, GuestOrderCancelInput, OrderActionType } from '../../schema/resolvers.generated';
import { readShopName } from '../../stores/shopName';
import { listReturnable } from '../../returns/returnable';
import type { OrderModel } from '../models';
import { findOrder } from '../queries';

import { type CancelAnswer, cancel, cancelMessages, cancelRefusal, readCancelReason, readOrderId } from './cancelOrder';
import { guestOrderByToken } from './guestOrders';
import { askGuest, findCancelReason } from './guestRequests';

/** What can be done with an order now. */
export const actionsOf = (context: RequestContext, order: OrderModel): OrderActionType[] => [
  'REORDER',
  ...(cancelRefusal(context.db, order) === null ? ['CANCEL' as const] : []),
  ...(listReturnable(context, order).length > 0 ? ['RETURN' as const] : []),
];

/**
 * Asks for the cancellation of a guest's order by its token: its owner is mailed a link, and nothing else happens before
 * that is used.
 * @throws GraphQLError for a token that opens no order of a guest, and for a reason that is missing.
 */
export const requestGuestOrderCancel = (
  context: RequestContext,
  { token, reason }: GuestOrderCancelInput,
): CancelAnswer => {
  const { db, now } = context;
  const why = readCancelReason(reason);
  return db.transaction(() => {
    const order = guestOrderByToken(db, token);
    const error = cancelRefusal(db, order);
    if (error !== null) return { error, order };
    const texts = mailTextsOf(db, order.store_id);
    askGuest(context, order, { reason: why }, (link) =>
      sendMail(db, {
        recipient: order.email,
        subject: texts.cancelAskedSubject(readShopName(db, order.store_id), order.increment_id),
        body: texts.cancelAsked(order.increment_id, link).join('\n\n'),
        sent_at: now(),
      }),
    );
    return { error, order };
  });
};

/**
 * Cancels a guest's order by the key that was mailed.
 * @throws GraphQLError (graphql-input), one same error for an order and a key that do not belong together.
 */
export const confirmCancelOrder = (
  context: RequestContext,
  { order_id: id, confirmation_key: key }: ConfirmCancelOrderInput,
): CancelAnswer => {
  const { db } = context;
  return db.transaction(() => {
    const order = findOrder(db, readOrderId(id));
    const reason = order && findCancelReason(db, order.id, key);
    if (!order || reason === undefined) throw inputError('The order cancellation could not be confirmed.');
    if (order.customer_id !== null) return { error: cancelMessages.foreign, order: null };
    const error = cancelRefusal(db, order);
    if (error === null) cancel(context, order, reason);
    return { error, order: findOrder(db, order.id) ?? null };
  });
};

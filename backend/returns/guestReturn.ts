import { guestOrderByToken } from '../checkout/after/guestOrders';
import { askGuest, findReturnToConfirm } from '../checkout/after/guestRequests';
import { readOrderId } from '../checkout/after/cancelOrder';
import { findOrder, findOrderAddress, listOrderItems } from '../checkout/queries';
import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import type { ConfirmReturnInput, RequestGuestReturnInput } from '../schema/resolvers.generated';
import { readShopName } from '../stores/shopName';
import type { ReturnRow } from './models';
import { tellOfReturn, writeReturn } from './requestReturn';
import { returnableQuantity } from './returnable';
import { confirmUnconfirmed, deleteUnconfirmed, findReturn, listReturnItems } from './returnQueries';

/**
 * Asks to send back articles of a guest's order by its token. Its owner is mailed a link; a request before it that was not
 * confirmed gives way.
 * @throws GraphQLError for a token that opens no order of a guest, and for what cannot be returned.
 */
export const requestGuestReturn = (context: RequestContext, input: RequestGuestReturnInput): ReturnRow | undefined => {
  const { db, now } = context;
  return db.transaction(() => {
    const order = guestOrderByToken(db, input.token);
    deleteUnconfirmed(db, order.id);
    const billing = findOrderAddress(db, order.id, 'billing');
    const author = billing ? `${billing.firstname} ${billing.lastname}` : order.email;
    const { id, number } = writeReturn(context, order, { status: 'UNCONFIRMED', author, input });
    const texts = mailTextsOf(db, order.store_id);
    askGuest(context, order, { returnId: id }, (link) =>
      sendMail(db, {
        recipient: order.email,
        subject: texts.returnSubject(readShopName(db, order.store_id), number, order.increment_id),
        body: texts.returnToConfirm(number, order.increment_id, link).join('\n\n'),
        sent_at: now(),
      }),
    );
    return findReturn(db, id);
  });
};

/** Whether what was asked for can still be returned. */
const isStillPossible = (context: RequestContext, found: ReturnRow): boolean => {
  const lines = listOrderItems(context.db, found.order_id);
  return listReturnItems(context.db, found.id).every(({ order_item_id: id, quantity_requested: quantity }) => {
    const line = lines.find((each) => each.id === id);
    return line !== undefined && quantity <= returnableQuantity(context, line);
  });
};

/**
 * Hands a guest's return to the shop by the key that was mailed; the second time it stays as it is by then.
 * @throws GraphQLError (graphql-input), one same error for an order and a key that do not belong together.
 */
export const confirmReturn = (
  context: RequestContext,
  { order_id: orderId, confirmation_key: key }: ConfirmReturnInput,
): ReturnRow | undefined => {
  const { db } = context;
  return db.transaction(() => {
    const order = findOrder(db, readOrderId(orderId));
    const id = order && findReturnToConfirm(db, order.id, key);
    const found = id === undefined ? undefined : findReturn(db, id);
    if (!order || !found) throw inputError('The return could not be confirmed.');
    if (found.status !== 'UNCONFIRMED') return found;
    if (order.customer_id !== null || !isStillPossible(context, found))
      throw inputError('You cannot return this order.');
    confirmUnconfirmed(db, found.id);
    tellOfReturn(context, order, found.increment_id);
    return findReturn(db, found.id);
  });
};

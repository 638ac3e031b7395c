import { requireCustomer } from '../cart/access';
import { takeReturnNumber } from '../checkout/numberQueries';
import type { OrderModel } from '../checkout/models';
import { findOrder } from '../checkout/queries';
import type { RequestContext } from '../context';
import { findCustomerById } from '../customer/queries';
import { toSqlTime } from '../db/time';
import { inputError, noSuchEntityError } from '../graphql/errors';
import { fromUid } from '../graphql/uid';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import type { RequestReturnInput, RequestReturnItemInput, ReturnStatus } from '../schema/resolvers.generated';
import { readShopName } from '../stores/shopName';
import { readStoreSettings } from '../stores/storeSettings';
import type { ReturnRow } from './models';
import { listReturnable, returnableQuantity } from './returnable';
import { findReturn, insertReturn, insertReturnComment, type ReturnDraft } from './returnQueries';
import { optionOf, returnQuestionsIn } from './returnQuestions';

const messages = {
  off: 'RMA is not enabled for requested store.',
  unknown: "The entity that was requested doesn't exist. Verify the entity and try again.",
  nothing: 'You cannot return this order.',
  noItems: 'Enter item data.',
  tooMany: (name: string) => `A quantity of "${name}" cannot be returned.`,
  missing: (label: string) => `"${label}" is a required value.`,
} as const;

const longestComment = 2000;

const answersOf = (
  { selected_custom_attributes: chosen }: RequestReturnItemInput,
  locale: string,
): Record<string, string> =>
  Object.fromEntries(
    returnQuestionsIn(locale).map(({ code, label }) => {
      const value = (chosen ?? []).find((each) => each?.attribute_code === code)?.value;
      if (!optionOf(code, value, locale) || value === undefined) throw inputError(messages.missing(label));
      return [code, value];
    }),
  );

/** The lines of a request, each once, as far as the order has them. */
const readItems = (
  context: RequestContext,
  order: OrderModel,
  input: Pick<RequestReturnInput, 'items'>,
): ReturnDraft['items'] => {
  const returnable = listReturnable(context, order);
  if (returnable.length === 0) throw inputError(messages.nothing);
  const asked = input.items.filter((item) => item !== null);
  if (asked.length === 0) throw inputError(messages.noItems);
  const seen = new Set<number>();
  return asked.map((item) => {
    const orderItemId = fromUid(item.order_item_uid);
    const line = returnable.find(({ id }) => id === orderItemId);
    const quantity = item.quantity_to_return;
    const isPossible = line && !seen.has(orderItemId) && Number.isInteger(quantity) && quantity > 0;
    if (!isPossible || quantity > returnableQuantity(context, line))
      throw inputError(messages.tooMany(line?.name ?? item.order_item_uid));
    seen.add(orderItemId);
    return { orderItemId, quantity, answers: answersOf(item, context.store.locale) };
  });
};

/** Tells that a return was asked for: its owner alone, as an address in the request would let the shop write to anybody. */
export const tellOfReturn = ({ db, now }: RequestContext, order: OrderModel, number: string): void => {
  const texts = mailTextsOf(db, order.store_id);
  sendMail(db, {
    recipient: order.email,
    subject: texts.returnSubject(readShopName(db, order.store_id), number, order.increment_id),
    body: texts.returnAsked(number, order.increment_id).join('\n\n'),
    sent_at: now(),
  });
};

const authorOf = ({ db }: RequestContext, customerId: number): string => {
  const customer = findCustomerById(db, customerId);
  return customer ? `${customer.firstname} ${customer.lastname}` : '';
};

/** A request by a customer or by a guest. */
type AskedReturn = Pick<RequestReturnInput, 'items' | 'contact_email' | 'comment_text'>;

/**
 * Writes a return of an order. Runs in a transaction.
 * @returns its internal id and its number.
 * @throws GraphQLError for what cannot be returned.
 */
export const writeReturn = (
  context: RequestContext,
  order: OrderModel,
  { status, author, input }: { status: ReturnStatus; author: string; input: AskedReturn },
): { id: number; number: string } => {
  const { db } = context;
  if (readStoreSettings(db, order.store_id).returns_enabled !== 'enabled') throw inputError(messages.off);
  const items = readItems(context, order, input);
  const createdAt = toSqlTime(context.now());
  const number = takeReturnNumber(db, order.store_id);
  const contactEmail = input.contact_email?.trim() || order.email;
  const id = insertReturn(db, { orderId: order.id, number, status, contactEmail, items, createdAt });
  const comment = input.comment_text?.trim().slice(0, longestComment);
  if (comment) insertReturnComment(db, id, author, comment, createdAt);
  return { id, number };
};

/**
 * Asks to send back articles of an order of the signed-in customer. Its owner is told by mail.
 * @throws GraphQLError for a guest, an order of somebody else, and for what cannot be returned.
 */
export const requestReturn = (context: RequestContext, input: RequestReturnInput): ReturnRow | undefined => {
  const { db } = context;
  const customerId = requireCustomer(context);
  return db.transaction(() => {
    const order = findOrder(db, fromUid(input.order_uid));
    if (order?.customer_id !== customerId) throw noSuchEntityError(messages.unknown);
    const { id, number } = writeReturn(context, order, {
      status: 'PENDING',
      author: authorOf(context, customerId),
      input,
    });
    tellOfReturn(context, order, number);
    return findReturn(db, id);
  });
};

/**
 * Notes something at a return of the signed-in customer.
 * @throws GraphQLError for a guest, a return of somebody else, and for no text.
 */
export const addReturnComment = (
  context: RequestContext,
  { return_uid: uid, comment_text: text }: { return_uid: string; comment_text: string },
): ReturnRow => {
  const { db } = context;
  const customerId = requireCustomer(context);
  const found = findReturn(db, fromUid(uid));
  if (!found || findOrder(db, found.order_id)?.customer_id !== customerId) throw noSuchEntityError(messages.unknown);
  const comment = text.trim().slice(0, longestComment);
  if (comment === '') throw inputError('Please enter a valid message.');
  insertReturnComment(db, found.id, authorOf(context, customerId), comment, toSqlTime(context.now()));
  return found;
};

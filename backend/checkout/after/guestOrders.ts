import type { RequestContext } from '../../context';
import type { Db } from '../../db/open';
import { authorizationError, noSuchEntityError } from '../../graphql/errors';
import { assertMayTry, clientCounters, noteFailure } from '../../limits/failures';
import type { OrderInformationInput } from '../../schema/resolvers.generated';
import type { OrderModel } from '../models';
import { findOrderAddress, findOrderOfWebsite } from '../queries';

import { findOrderByToken } from './claimQueries';

/** Wrong questions of a client before it has to pause: numbers follow one another. */
const allowedFailures = 10;

const unknownOrder = () => noSuchEntityError("We couldn't locate an order with the information provided.");

/** A customer's order is theirs alone: they read it signed in. */
const ofGuest = (order: OrderModel): OrderModel => {
  if (order.customer_id !== null) throw authorizationError('Please login to view the order.');
  return order;
};

const comparable = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, '').toUpperCase();

const isKnownTo = (db: Db, order: OrderModel, { email, postcode, lastname }: OrderInformationInput): boolean => {
  const billing = findOrderAddress(db, order.id, 'billing');
  return (
    comparable(order.email) === comparable(email) &&
    comparable(billing?.postcode) === comparable(postcode) &&
    (!lastname || comparable(billing?.lastname) === comparable(lastname))
  );
};

/**
 * The order of a guest who knows its number, its e-mail and the postcode of its bill.
 * @throws an error of the category graphql-no-such-entity for any other three, and graphql-authorization for a customer's.
 */
export const findGuestOrder = (context: RequestContext, question: OrderInformationInput): OrderModel => {
  const { db, store } = context;
  const counters = clientCounters(context, 'order', allowedFailures);
  assertMayTry(context, counters, 'Too many attempts. Please try again in a few minutes.');
  const order = findOrderOfWebsite(db, question.number.trim().slice(0, 50), store.id);
  if (order && isKnownTo(db, order, question)) return ofGuest(order);
  noteFailure(context, counters);
  throw unknownOrder();
};

/** The order of a guest who holds its token. */
export const guestOrderByToken = (db: Db, token: string): OrderModel => {
  const order = findOrderByToken(db, token);
  // The token of an order that an account has taken in opens nothing, and says no more.
  if (order?.customer_id !== null) throw unknownOrder();
  return order;
};

import { isDeepStrictEqual } from 'node:util';

import { type Address, toAddress } from '../../address/address';
import { requireCustomer } from '../../cart/access';
import type { RequestContext } from '../../context';
import { insertAddress, isBookFull, listAddresses } from '../../customer/addresses/addressQueries';
import { noSuchEntityError } from '../../graphql/errors';
import type { OrderModel } from '../models';
import { findOrderAddress } from '../queries';

import { carryConsentOver, findOrderByToken, giveOrderTo } from './claimQueries';

/** Keeps an address that the book does not have, while there is room; the first one becomes the usual one. */
const keepAddress = ({ db }: RequestContext, customerId: number, address: Address): void => {
  const known = listAddresses(db, customerId);
  if (known.some((row) => isDeepStrictEqual(toAddress(row), address))) return;
  // The order is the customer's all the same.
  if (isBookFull(db, customerId)) return;
  const isFirst = known.length === 0;
  insertAddress(db, customerId, address, { isShipping: isFirst, isBilling: isFirst });
};

/**
 * Gives a guest's order to the signed-in customer, who proves by its token that it is theirs: order, address and consent.
 * @throws GraphQLError (graphql-authorization) for a guest; (graphql-no-such-entity) for any other token, and for the order
 * of another customer.
 */
export const claimOrder = (context: RequestContext, token: string): OrderModel => {
  const { db } = context;
  const customerId = requireCustomer(context);
  return db.transaction(() => {
    const order = token === '' ? undefined : findOrderByToken(db, token);
    const isFree = order?.customer_id === null || order?.customer_id === customerId;
    if (!order || !isFree) throw noSuchEntityError('The order cannot be found.');
    if (order.customer_id === customerId) return order;
    giveOrderTo(db, order.id, customerId);
    const address = findOrderAddress(db, order.id, 'shipping') ?? findOrderAddress(db, order.id, 'billing');
    if (address) keepAddress(context, customerId, address);
    carryConsentOver(db, order.cart_id, customerId);
    return { ...order, customer_id: customerId };
  });
};

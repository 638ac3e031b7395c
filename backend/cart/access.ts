import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { authorizationError, inputError, noSuchEntityError } from '../graphql/errors';
import { listLines, setLineQuantity } from './lineQueries';
import type { CartRow } from './models';
import { findCart, isSameWebsite, updateCart } from './queries';

/** The message for a cart id that was left out; a few mutations have their own. */
const missingCartId = 'Required parameter "cart_id" is missing';

/** The cart moves silently to the store view and currency of the request: a shopper sees amounts of the shop they are in. */
export const moveToStore = (context: RequestContext, cart: CartRow): CartRow => {
  const { store, db } = context;
  if (cart.store_id === store.id && cart.currency === store.currency) return cart;
  updateCart(db, cart.id, { store_id: store.id, currency: store.currency }, toSqlTime(context.now()));
  // The prices of the other currency are no reason to tell of a change.
  if (cart.currency !== store.currency) {
    for (const line of listLines(db, cart.id)) setLineQuantity(db, line, line.quantity);
  }
  return { ...cart, store_id: store.id, currency: store.currency };
};

/** Whose cart it must be. */
export type CartOwner = 'request' | 'guest';

/**
 * The cart that an operation names, after the real backend's checks in its order.
 * @param owner 'request': the signed-in customer, or nobody; 'guest': nobody, even when a customer asks (mergeCarts).
 * @throws GraphQLError with the stale-cart messages.
 */
export const requireCart = (
  context: RequestContext,
  cartId: string | null | undefined,
  { missing = missingCartId, owner = 'request' }: { missing?: string; owner?: CartOwner } = {},
): CartRow => {
  if (!cartId) throw inputError(missing);
  const cart = findCart(context.db, cartId);
  if (!cart) throw noSuchEntityError(`Could not find a cart with ID "${cartId}"`);
  if (cart.is_active !== 1) throw noSuchEntityError("The cart isn't active.");
  if (cart.store_id !== context.store.id && !isSameWebsite(context.db, cart.store_id, context.store.id)) {
    throw inputError("Can't assign cart to store in different website.");
  }
  if (cart.customer_id !== (owner === 'guest' ? null : context.customerId)) {
    throw authorizationError(`The current user cannot perform operations on cart "${cartId}"`);
  }
  return moveToStore(context, cart);
};

/**
 * Id of the signed-in customer.
 * @throws GraphQLError (graphql-authorization) with the given message for a guest.
 */
export const requireCustomer = (
  context: RequestContext,
  message = "The current customer isn't authorized.",
): number => {
  if (context.customerId === null) throw authorizationError(message);
  return context.customerId;
};

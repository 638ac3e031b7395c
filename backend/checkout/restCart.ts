import type { CartRow } from '../cart/models';
import { findCart, findCustomerCart } from '../cart/queries';
import type { RequestContext } from '../context';
import { notAuthorized, RestError } from '../rest/restError';

const noSuchCart = (fieldValue: string | null): RestError =>
  new RestError(404, 'No such entity with %fieldName = %fieldValue', { fieldName: 'cartId', fieldValue });

/** How a call says whose cart it means. */
export type CartPath = { kind: 'guest'; maskedId: string } | { kind: 'mine' };

/**
 * The guest's active cart with this id. A customer's cart is none: it answers to its customer only.
 * @throws RestError 404; for a cart that was ordered with its internal id, as the real backend does.
 */
const requireGuestCart = (context: RequestContext, maskedId: string): CartRow => {
  const cart = findCart(context.db, maskedId);
  if (cart?.customer_id !== null) throw noSuchCart(null);
  if (cart.is_active !== 1) throw noSuchCart(String(cart.id));
  return cart;
};

/** Id of the customer of a `mine` call; 401 without a live token. */
export const requireCustomerId = ({ customerId }: RequestContext): number => {
  if (customerId === null) throw notAuthorized();
  return customerId;
};

/**
 * The cart of a REST call.
 * @throws RestError 401 without a live token, 404 without such a cart.
 */
export const requireRestCart = (context: RequestContext, path: CartPath): CartRow => {
  if (path.kind === 'guest') return requireGuestCart(context, path.maskedId);
  const cart = findCustomerCart(context.db, requireCustomerId(context));
  if (!cart) throw new RestError(404, 'Current customer does not have an active cart.');
  return cart;
};

import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { alreadyExistsError, inputError } from '../graphql/errors';
import { moveToStore } from './access';
import type { CartRow } from './models';
import { findCart, findCustomerCart, insertCart, maskedIdLength } from './queries';

/** A new cart for this request; `maskedId` when the caller chose the id. */
export const createCart = (context: RequestContext, customerId: number | null, maskedId?: string): CartRow =>
  insertCart(context.db, {
    ...(maskedId === undefined ? {} : { maskedId }),
    storeId: context.store.id,
    currency: context.store.currency,
    customerId,
    createdAt: toSqlTime(context.now()),
  });

/** The customer's active cart, made when there is none. */
export const ensureCustomerCart = (context: RequestContext, customerId: number): CartRow =>
  context.db.transaction(() => findCustomerCart(context.db, customerId) ?? createCart(context, customerId));

/**
 * The same in the store view and currency of the request, in which the customer may have signed in just now. Not for
 * REST: a checkout goes on in the currency in which it began, which its calls do not name.
 */
export const openCustomerCart = (context: RequestContext, customerId: number): CartRow =>
  context.db.transaction(() => moveToStore(context, ensureCustomerCart(context, customerId)));

/**
 * A guest's new cart, or the customer's existing one.
 * @returns the masked id.
 */
export const createEmptyCart = (context: RequestContext, wantedId: string | null | undefined): string =>
  context.db.transaction(() => {
    if (wantedId) {
      if (wantedId.length !== maskedIdLength) throw inputError('Cart ID length should to be 32 symbols.');
      if (findCart(context.db, wantedId)) throw alreadyExistsError(`Cart with ID "${wantedId}" already exists.`);
    }
    const existing = context.customerId === null ? undefined : findCustomerCart(context.db, context.customerId);
    return (existing ?? createCart(context, context.customerId, wantedId ?? undefined)).masked_id;
  });

import { GraphQLError } from 'graphql';

import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import { moveToStore, requireCart, requireCustomer } from './access';
import { hasCoupons, replaceCoupons } from './couponQueries';
import { openCustomerCart } from './createCart';
import { reloadCart } from './loadCart';
import type { CartModel, CartRow } from './models';
import { linkGiftCard, listCartGiftCards } from './giftCardQueries';
import { addToLine, listLines } from './lineQueries';
import { dayOf } from './shareGiftCards';
import { createMaskedId, findCustomerCart, updateCart } from './queries';
import { findPartsProblem, heldBy } from './soldParts';

/** What goes with the whole order; the other cart keeps its own where this one has none. */
const giftsOfRow = (row: CartRow) => ({
  ...(row.gift_message !== null && { gift_message: row.gift_message }),
  ...(row.gift_wrapping_id !== null && { gift_wrapping_id: row.gift_wrapping_id }),
  ...(row.gift_receipt === 1 && { gift_receipt: 1 }),
  ...(row.printed_card === 1 && { printed_card: 1 }),
});

/** Moves the lines, the gift options and the gift cards of one cart into another. A line whose sum the stock or the limit forbids is dropped. */
const pour = (context: RequestContext, source: CartRow, destination: CartRow): void => {
  const { db } = context;
  for (const line of listLines(db, source.id)) {
    // The merged cart is offered its own gift if it earns one.
    if (line.isGift) continue;
    if (findPartsProblem(line.quantity, line.parts, heldBy(listLines(db, destination.id))) === null) {
      addToLine(db, destination.id, line, toSqlTime(context.now()));
    }
  }
  updateCart(db, destination.id, giftsOfRow(source), toSqlTime(context.now()));
  for (const { code } of listCartGiftCards(db, source.id, source.currency, dayOf(context.now())))
    linkGiftCard(db, destination.id, code);
  updateCart(db, source.id, { is_active: 0 }, toSqlTime(context.now()));
};

/**
 * Merges a guest's cart into the customer's; the guest's coupons win.
 * @throws GraphQLError with the stale-cart messages; for a guest graphql-authorization.
 */
export const mergeCarts = (
  context: RequestContext,
  sourceId: string,
  destinationId: string | null | undefined,
): CartModel =>
  context.db.transaction(() => {
    const customerId = requireCustomer(context);
    if (!sourceId) throw inputError('Required parameter "source_cart_id" is missing');
    if (destinationId === '') throw inputError('The parameter "destination_cart_id" cannot be empty');
    const source = requireCart(context, sourceId, { owner: 'guest' });
    const destination = destinationId ? requireCart(context, destinationId) : openCustomerCart(context, customerId);
    const { failsToMergeOptions } = context.settings.profile;
    if (failsToMergeOptions && listLines(context.db, destination.id).some(({ chosen }) => chosen.options.length > 0))
      throw new GraphQLError('Internal server error');
    pour(context, source, destination);
    replaceCoupons(context.db, destination.id, source.id);
    return reloadCart(context, destination.id);
  });

/**
 * Makes a guest's cart the customer's: the former one is poured into it, and it gets a new id.
 * @throws GraphQLError with the stale-cart messages; for a guest graphql-authorization.
 */
export const assignCustomerToGuestCart = (context: RequestContext, cartId: string): CartModel =>
  context.db.transaction(() => {
    const customerId = requireCustomer(context);
    const guestCart = requireCart(context, cartId, { owner: 'guest' });
    const former = findCustomerCart(context.db, customerId);
    if (former) {
      pour(context, moveToStore(context, former), guestCart);
      if (!hasCoupons(context.db, guestCart.id)) replaceCoupons(context.db, guestCart.id, former.id);
    }
    const change = { customer_id: customerId, email: null, masked_id: createMaskedId() };
    updateCart(context.db, guestCart.id, change, toSqlTime(context.now()));
    return reloadCart(context, guestCart.id);
  });

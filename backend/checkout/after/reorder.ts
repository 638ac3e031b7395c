import { requireCustomer } from '../../cart/access';
import { openCustomerCart } from '../../cart/createCart';
import { addItem } from '../../cart/addProducts';
import { addToLine, listLines } from '../../cart/lineQueries';
import { reloadCart } from '../../cart/loadCart';
import type { CartLine, CartModel } from '../../cart/models';
import { userErrorCode } from '../../cart/quantity';
import { findPartsProblem, heldBy } from '../../cart/soldParts';
import type { RequestContext } from '../../context';
import { toSqlTime } from '../../db/time';
import { inputError } from '../../graphql/errors';
import type { CheckoutUserInputError, CheckoutUserInputErrorCodes } from '../../schema/resolvers.generated';
import type { OrderItemRow } from '../models';
import { findOrderByNumber, listOrderItems } from '../queries';

const codes: readonly CheckoutUserInputErrorCodes[] = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'];

/** Adds what a line was when it was ordered, with its variant and its choices; what was subscribed to is bought once. */
const addLineAgain = (context: RequestContext, cartId: number, line: CartLine): string | null => {
  const { db } = context;
  const problem = findPartsProblem(line.quantity, line.parts, heldBy(listLines(db, cartId)));
  if (problem !== null) return problem;
  const { productId, variantId, choices, quantity, oncePriceMinor: seenPriceMinor } = line;
  const addition = { productId, variantId, choices, quantity, seenPriceMinor, subscriptionWeeks: null };
  addToLine(db, cartId, addition, toSqlTime(context.now()));
  return null;
};

const toError = ({ sku }: OrderItemRow, reason: string): CheckoutUserInputError => ({
  // As the real backend words it.
  message: `Could not add the product with SKU "${sku}" to the shopping cart: ${reason}`,
  code: codes.find((code) => code === userErrorCode(reason)) ?? 'UNDEFINED',
  path: ['orderItems'],
});

/**
 * Puts what an order of the customer had into their cart; each item that cannot be had is a user error, not a failure.
 * @throws GraphQLError (graphql-authorization) for a guest, (graphql-input) for an order that is not the customer's.
 */
export const reorderItems = (
  context: RequestContext,
  number: string,
): { cart: CartModel; userInputErrors: CheckoutUserInputError[] } => {
  const { db, store } = context;
  const customerId = requireCustomer(context);
  return db.transaction(() => {
    const order = findOrderByNumber(db, number, store.id);
    if (order?.customer_id !== customerId) {
      throw inputError(`Cannot find order number "${number}" for current customer`);
    }
    const cart = openCustomerCart(context, customerId);
    const lines = listLines(db, order.cart_id);
    const errors = listOrderItems(db, order.id).flatMap((item) => {
      const index = lines.findIndex(({ soldSku, quantity }) => soldSku === item.sku && quantity === item.quantity);
      const [line] = index < 0 ? [] : lines.splice(index, 1);
      if (line?.isGift) return [];
      const problem = line
        ? addLineAgain(context, cart.id, line)
        : addItem(context, cart.id, { sku: item.sku, quantity: item.quantity });
      return problem === null ? [] : [toError(item, problem)];
    });
    return { cart: reloadCart(context, cart.id), userInputErrors: errors };
  });
};

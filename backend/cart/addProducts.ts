import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import type { CartItemInput, CartUserInputError } from '../schema/resolvers.generated';
import { requireCart } from './access';
import { chooseProduct } from './chooseProduct';
import { reloadCart } from './loadCart';
import type { CartModel } from './models';
import { findUnitPrice } from './productQueries';
import { addToLine, listLines } from './queries';
import { findQuantityProblem, stockMessages, userErrorCode } from './quantity';

/** Adds one item; returns why it could not be added, or null. */
const addItem = (context: RequestContext, cartId: number, item: CartItemInput): string | null => {
  const { db } = context;
  if (!(item.quantity > 0)) return stockMessages.notPositive;
  const result = chooseProduct(db, item);
  if (result.kind === 'refused') return result.message;
  const { choice } = result;
  const line = listLines(db, cartId).find(
    (candidate) => candidate.productId === choice.productId && candidate.variantId === choice.variantId,
  );
  // The wanted quantity alone must be possible, too: 0.5 more of a line of 1.5 would be whole.
  const problem =
    findQuantityProblem(item.quantity, choice) ?? findQuantityProblem(item.quantity + (line?.quantity ?? 0), choice);
  if (problem !== null) return problem;
  const { productId, variantId } = choice;
  const seenPriceMinor = findUnitPrice(db, variantId ?? productId);
  addToLine(db, cartId, { productId, variantId, quantity: item.quantity, seenPriceMinor }, toSqlTime(context.now()));
  return null;
};

/**
 * Adds what can be added; each item that cannot is a user error, not a failure (semantics §4, addProductsToCart).
 * @throws GraphQLError with the stale-cart messages.
 */
export const addProductsToCart = (
  context: RequestContext,
  cartId: string,
  items: readonly CartItemInput[],
): { cart: CartModel; user_errors: CartUserInputError[] } =>
  context.db.transaction(() => {
    const cart = requireCart(context, cartId, { missing: 'Required parameter "cartId" is missing' });
    if (items.length === 0) throw inputError('Required parameter "cartItems" is missing');
    const messages = items.flatMap((item) => addItem(context, cart.id, item) ?? []);
    return {
      cart: reloadCart(context, cart.id),
      user_errors: messages.map((message) => ({ message, code: userErrorCode(message) })),
    };
  });

import type { RequestContext } from '../context';
import { setLineWrapping } from '../giftOptions/changeGifts';
import { inputError, noSuchEntityError } from '../graphql/errors';
import { fromUid } from '../graphql/uid';
import type { CartItemUpdateInput, RemoveItemFromCartInput, UpdateCartItemsInput } from '../schema/resolvers.generated';
import { requireCart } from './access';
import { reloadCart } from './loadCart';
import { allowsLineMessage, setLineMessage, storedGiftMessage } from './giftMessages';
import type { CartModel, CartRow } from './models';
import { findPlanWeeks } from '../catalog/subscriptionPlans';
import { deleteLine, listLines, setLineQuantity, setLineSubscription } from './lineQueries';
import { noSuchPlan } from './quantity';
import { findPartsProblem, heldBy } from './soldParts';

// These two mutations end the sentence with a full stop.
const missing = 'Required parameter "cart_id" is missing.';

/** For the free gift. */
const onlyOnce = 'The free gift comes once.';

const readItemId = (input: { cart_item_id?: number | null; cart_item_uid?: string | null }): number | null => {
  if (input.cart_item_id && input.cart_item_uid) {
    throw inputError("`cart_item_id` and `cart_item_uid` can't be used at the same time.");
  }
  return input.cart_item_uid ? fromUid(input.cart_item_uid) : (input.cart_item_id ?? null);
};

const updateLine = (
  context: RequestContext,
  { id: cartId, store_id: storeId }: CartRow,
  input: CartItemUpdateInput,
): void => {
  const lines = listLines(context.db, cartId);
  const id = readItemId(input);
  if (!id) throw inputError('Required parameter "cart_item_id" for "cart_items" is missing.');
  const { quantity } = input;
  if (quantity === undefined || quantity === null)
    throw inputError('Required parameter "quantity" for "cart_items" is missing.');
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw noSuchEntityError(`Could not find cart item with id: ${id}.`);
  if (quantity <= 0) {
    deleteLine(context.db, line.id);
    return;
  }
  if (line.isGift) throw inputError(`Could not update the product with SKU ${line.soldSku}: ${onlyOnce}`);
  const others = heldBy(lines.filter((other) => other !== line));
  const problem = findPartsProblem(quantity, line.parts, others);
  if (problem !== null) throw inputError(`Could not update the product with SKU ${line.soldSku}: ${problem}`);
  setLineQuantity(context.db, line, quantity);
  if (input.gift_message && allowsLineMessage(context, storeId, line)) {
    const stored = storedGiftMessage(input.gift_message);
    if (stored === undefined) throw inputError('Gift Message cannot be updated.');
    setLineMessage(context.db, line.id, stored);
  }
  if (input.gift_wrapping_id !== undefined) setLineWrapping(context, storeId, line, input.gift_wrapping_id);
};

/**
 * Changes quantities, gift messages and wrappings; none is changed when one cannot be. Zero or less takes the line out.
 * @throws GraphQLError with the stale-cart and stock messages.
 */
export const updateCartItems = (
  context: RequestContext,
  input: UpdateCartItemsInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const cart = requireCart(context, input?.cart_id, { missing });
    const changes = input?.cart_items ?? [];
    if (changes.length === 0) throw inputError('Required parameter "cart_items" is missing.');
    for (const change of changes) updateLine(context, cart, change);
    return { cart: reloadCart(context, cart.id) };
  });

/**
 * Takes a line out of the cart.
 * @throws GraphQLError with the stale-cart messages, or when the cart has no such line.
 */
export const removeItemFromCart = (
  context: RequestContext,
  input: RemoveItemFromCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const cart = requireCart(context, input?.cart_id, { missing });
    const id = readItemId(input ?? {});
    if (!id) throw inputError('Required parameter "cart_item_id" is missing.');
    if (!listLines(context.db, cart.id).some((line) => line.id === id)) {
      throw noSuchEntityError("The cart doesn't contain the item");
    }
    deleteLine(context.db, id);
    return { cart: reloadCart(context, cart.id) };
  });

/**
 * Puts a line on a subscription plan, or with null takes it off.
 * @throws GraphQLError with the stale-cart messages, or when the cart has no such line or the product no such plan.
 */
export const setCartItemSubscription = (
  context: RequestContext,
  cartId: string,
  itemUid: string,
  planUid: string | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const cart = requireCart(context, cartId);
    const id = fromUid(itemUid);
    const line = listLines(context.db, cart.id).find((candidate) => candidate.id === id);
    if (!line) throw noSuchEntityError("The cart doesn't contain the item");
    if (line.isGift) throw inputError(onlyOnce);
    const weeks = planUid ? findPlanWeeks(context.db, line.soldId, planUid) : null;
    if (planUid && weeks === null) throw inputError(noSuchPlan);
    setLineSubscription(context.db, cart.id, line, weeks);
    return { cart: reloadCart(context, cart.id) };
  });

import { listGroupMembers } from '../catalog/productTypes/groupQueries';
import { findPlanWeeks } from '../catalog/subscriptionPlans';
import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import type { CartItemInput, CartUserInputError } from '../schema/resolvers.generated';
import { requireCart } from './access';
import { readStored, storeChoices } from './choices/choices';
import { choiceMessages } from './choices/messages';
import { chooseProduct } from './chooseProduct';
import { reloadCart } from './loadCart';
import type { CartModel } from './models';
import { findEnabledProduct, findUnitPrice, isSoldOut } from './productQueries';
import { addToLine, listLines } from './lineQueries';
import { noSuchPlan, stockMessages, userErrorCode } from './quantity';
import { findPartsProblem, heldBy } from './soldParts';

/** Weeks of an item's plan, null for once, or undefined when there is no such plan. */
const readPlan = (
  context: RequestContext,
  soldId: number,
  uid: string | null | undefined,
): number | null | undefined => (uid ? (findPlanWeeks(context.db, soldId, uid) ?? undefined) : null);

/** The choices of a line without those of customisable options. */
const withoutCustomOptions = (stored: string): string => storeChoices({ ...readStored(stored), values: [], texts: [] });

/**
 * Adds one item that is sold as it is.
 * @param losesOptions its customisable options are checked, and then lost.
 * @returns why it could not be added, or null.
 */
export const addItem = (
  context: RequestContext,
  cartId: number,
  item: CartItemInput,
  losesOptions = false,
): string | null => {
  const { db } = context;
  if (!(item.quantity > 0)) return stockMessages.notPositive;
  const result = chooseProduct(db, item);
  if (result.kind === 'refused') return result.message;
  const { choice } = result;
  const { productId, variantId, parts } = choice;
  const choices = losesOptions ? withoutCustomOptions(choice.choices) : choice.choices;
  const problem = findPartsProblem(item.quantity, parts, heldBy(listLines(db, cartId)));
  if (problem !== null) return problem;
  const subscriptionWeeks = readPlan(context, variantId ?? productId, item.subscription_plan);
  if (subscriptionWeeks === undefined) return noSuchPlan;
  const seenPriceMinor = findUnitPrice(db, choice, subscriptionWeeks, cartId);
  const addition = { productId, variantId, choices, subscriptionWeeks, quantity: item.quantity, seenPriceMinor };
  addToLine(db, cartId, addition, toSqlTime(context.now()));
  return null;
};

/** A grouped product's own sku stands for its members, each with the quantity that its page proposes. */
const withoutGroups = (db: Db, item: CartItemInput): CartItemInput[] => {
  const product = findEnabledProduct(db, item.sku);
  if (product?.type !== 'grouped') return [item];
  return listGroupMembers(db, [product.id])
    .filter(({ default_quantity: quantity }) => quantity > 0)
    .map(({ sku, default_quantity: quantity }) => ({ sku, quantity: item.quantity * quantity }));
};

/**
 * Adds what can be added; each item that cannot is a user error, not a failure.
 * @throws GraphQLError with the stale-cart messages.
 */
export const addProductsToCart = (
  context: RequestContext,
  cartId: string,
  items: readonly CartItemInput[],
): { cart: CartModel; user_errors: CartUserInputError[] } =>
  context.db.transaction(() => {
    const cart = requireCart(context, cartId, { missing: 'Required parameter "cartId" is missing' });
    const { profile } = context.settings;
    if (items.length === 0) throw inputError('Required parameter "cartItems" is missing');
    const former = new Set(listLines(context.db, cart.id).map(({ id }) => id));
    const messages = items
      .flatMap((item) => withoutGroups(context.db, item))
      .flatMap((item) => {
        if (profile.hidesSoldOut && isSoldOut(context.db, item.sku)) return choiceMessages.noProduct(item.sku);
        return addItem(context, cart.id, item, profile.losesCustomOptions) ?? [];
      });
    const changed = reloadCart(context, cart.id);
    const newLineIds = new Set(changed.lines.map(({ id }) => id).filter((id) => !former.has(id)));
    return {
      cart: { ...changed, newLineIds },
      user_errors: messages.map((message) => ({ message, code: userErrorCode(message) })),
    };
  });

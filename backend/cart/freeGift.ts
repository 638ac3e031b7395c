import { toMoney } from '../catalog/pricing';
import { findProductById } from '../catalog/queries';
import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { toSqlTime } from '../db/time';
import { inputError, noSuchEntityError } from '../graphql/errors';
import { requireCart } from './access';
import { findFreeGiftRule, type FreeGiftRule } from './freeGiftRule';
import { addToLine } from './lineQueries';
import { loadCart, reloadCart } from './loadCart';
import type { CartModel } from './models';

const remainingMinor = ({ totals }: CartModel, rule: FreeGiftRule): number =>
  Math.max(0, rule.minimumMinor - totals.subtotalWithDiscountMinor);

/** Share of the value from which a gift is near enough to be mentioned: a long way to it is no offer. */
const nearShare = 0.6;

/** The gift of the shop, and how far a cart is from it; null while it is far. */
export const freeGiftOf = (db: Db, cart: CartModel) => {
  const rule = findFreeGiftRule(db);
  const product = rule && findProductById(db, rule.productId);
  if (!rule || !product) return null;
  const remaining = remainingMinor(cart, rule);
  const isInCart = cart.lines.some(({ isGift }) => isGift);
  if (!isInCart && remaining > rule.minimumMinor * (1 - nearShare)) return null;
  return {
    product,
    threshold: toMoney(rule.minimumMinor, cart.row.currency),
    remaining: toMoney(remaining, cart.row.currency),
    is_earned: remaining === 0,
    is_in_cart: isInCart,
  };
};

/**
 * Puts the gift into a cart that has earned it; once, however often it is asked for.
 * @throws GraphQLError with the stale-cart messages, or when there is no gift or the cart is not worth enough.
 */
export const addFreeGiftToCart = (context: RequestContext, cartId: string): { cart: CartModel } =>
  context.db.transaction(() => {
    const { db } = context;
    const row = requireCart(context, cartId);
    const rule = findFreeGiftRule(db);
    if (!rule) throw noSuchEntityError('There is no free gift at the moment.');
    const cart = loadCart(context, row);
    if (remainingMinor(cart, rule) > 0) throw inputError('The cart has not reached the value for the free gift.');
    if (cart.lines.some(({ isGift }) => isGift)) return { cart };
    // A gift of an earlier rule counts no longer.
    db.run('DELETE FROM cart_item WHERE cart_id = ? AND is_gift = 1', row.id);
    const addition = { variantId: null, subscriptionWeeks: null, quantity: 1, seenPriceMinor: 0, isGift: true };
    addToLine(db, row.id, { productId: rule.productId, ...addition }, toSqlTime(context.now()));
    return { cart: reloadCart(context, row.id) };
  });

import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError, noSuchEntityError } from '../graphql/errors';
import type { ApplyCouponToCartInput, RemoveCouponFromCartInput } from '../schema/resolvers.generated';
import { requireCart } from './access';
import { loadCart, reloadCart } from './loadCart';
import type { CartModel } from './models';
import { findCoupon, updateCart } from './queries';
import { isCouponReached } from './totals';

/**
 * Applies a coupon code; letter case does not matter (semantics §4, coupons).
 * @throws GraphQLError when the cart is empty, has a coupon, or the code does not count for it.
 */
export const applyCouponToCart = (
  context: RequestContext,
  input: ApplyCouponToCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    if (!input?.cart_id) throw inputError('Required parameter "cart_id" is missing');
    const code = input.coupon_code.trim();
    if (code === '') throw inputError('Required parameter "coupon_code" is missing');
    const row = requireCart(context, input.cart_id);
    const cart = loadCart(context, row);
    if (cart.lines.length === 0) throw noSuchEntityError('Cart does not contain products.');
    if (cart.coupon) throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
    const coupon = findCoupon(context.db, code, toSqlTime(context.now()));
    if (!coupon || !isCouponReached(coupon, cart.totals.subtotalMinor)) {
      throw noSuchEntityError("The coupon code isn't valid. Verify the code and try again.");
    }
    updateCart(context.db, row.id, { coupon_code: coupon.code }, toSqlTime(context.now()));
    return { cart: reloadCart(context, row.id) };
  });

/**
 * Takes the coupon off; fine when there is none.
 * @throws GraphQLError when the cart is empty.
 */
export const removeCouponFromCart = (
  context: RequestContext,
  input: RemoveCouponFromCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const row = requireCart(context, input?.cart_id);
    if (loadCart(context, row).lines.length === 0) throw noSuchEntityError('Cart does not contain products');
    updateCart(context.db, row.id, { coupon_code: null }, toSqlTime(context.now()));
    return { cart: reloadCart(context, row.id) };
  });

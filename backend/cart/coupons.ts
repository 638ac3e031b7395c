import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError, noSuchEntityError } from '../graphql/errors';
import type { ApplyCouponToCartInput, RemoveCouponFromCartInput } from '../schema/resolvers.generated';
import { assertMayTry, clientCounters, noteFailure } from '../limits/failures';
import { requireCart } from './access';
import { loadCart, reloadCart } from './loadCart';
import type { CartModel } from './models';
import { findCoupon, updateCart } from './queries';
import { isCouponReached } from './totals';

/** The real backend's words. */
const couponMessages = {
  alreadyApplied: 'A coupon is already applied to the cart. Please remove it to apply another',
  invalid: "The coupon code isn't valid. Verify the code and try again.",
  tooMany: 'Too many coupon code requests, please try again later.',
} as const;

/** Wrong codes of a client before it has to pause. */
const allowedGuesses = 10;

/**
 * Applies a coupon code; letter case does not matter.
 * @throws GraphQLError when the cart is empty, has a coupon, the code does not count for it, or codes are guessed.
 */
export const applyCouponToCart = (
  context: RequestContext,
  input: ApplyCouponToCartInput | null | undefined,
): { cart: CartModel } => {
  if (!input?.cart_id) throw inputError('Required parameter "cart_id" is missing');
  const code = input.coupon_code.trim();
  if (code === '') throw inputError('Required parameter "coupon_code" is missing');
  const row = requireCart(context, input.cart_id);
  const cart = loadCart(context, row);
  if (cart.lines.length === 0) throw noSuchEntityError('Cart does not contain products.');
  if (cart.coupon) throw inputError(couponMessages.alreadyApplied);
  const counters = clientCounters(context, 'coupon', allowedGuesses);
  assertMayTry(context, counters, couponMessages.tooMany);
  const coupon = findCoupon(context.db, code, toSqlTime(context.now()), row);
  if (!coupon) noteFailure(context, counters);
  if (!coupon || !isCouponReached(coupon, cart.totals.subtotalMinor)) throw noSuchEntityError(couponMessages.invalid);
  updateCart(context.db, row.id, { coupon_code: coupon.code }, toSqlTime(context.now()));
  return { cart: reloadCart(context, row.id) };
};

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

import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError, noSuchEntityError } from '../graphql/errors';
import type {
  ApplyCouponsToCartInput,
  ApplyCouponToCartInput,
  RemoveCouponFromCartInput,
  RemoveCouponsFromCartInput,
} from '../schema/resolvers.generated';
import { assertMayTry, clientCounters, noteFailure } from '../limits/failures';
import { requireCart } from './access';
import { findCoupon, linkCoupon, unlinkCoupon, unlinkCoupons } from './couponQueries';
import { loadCart, reloadCart } from './loadCart';
import type { CartModel, CartRow } from './models';
import { updateCart } from './queries';

/** The real backend's words. */
const couponMessages = {
  alreadyApplied: 'A coupon is already applied to the cart. Please remove it to apply another',
  invalid: "The coupon code isn't valid. Verify the code and try again.",
  tooMany: 'Too many coupon code requests, please try again later.',
  tooManyApplied: 'Maximum allowed number of applied coupons was exceeded.',
} as const;

/** One that is refused among several. */
const invalidOf = (code: string): string => `The coupon code "${code}" isn't valid. Verify the code and try again.`;

/** Wrong codes of a client before it has to pause. */
const allowedGuesses = 10;

/** Coupons of one cart: what is enough for shoppers, and little work for each total. */
const mostCoupons = 10;

/** The cart, which holds something, and its row. */
const requireFullCart = (context: RequestContext, cartId: string): { row: CartRow; cart: CartModel } => {
  const row = requireCart(context, cartId);
  const cart = loadCart(context, row);
  if (cart.lines.length === 0) throw noSuchEntityError('Cart does not contain products.');
  return { row, cart };
};

/**
 * Puts codes on a cart, all or none.
 * @param isReplacing in place of those that it has.
 * @throws GraphQLError when one does not count for the cart beside the others, or codes are guessed.
 */
const putCoupons = (
  context: RequestContext,
  row: CartRow,
  codes: readonly string[],
  { isReplacing, refusal }: { isReplacing: boolean; refusal: (code: string) => string },
): CartModel => {
  const { db } = context;
  const counters = clientCounters(context, 'coupon', allowedGuesses);
  assertMayTry(context, counters, couponMessages.tooMany);
  const now = toSqlTime(context.now());
  const found = codes.map((code) => {
    const coupon = findCoupon(db, code, now, row);
    if (coupon) return coupon;
    noteFailure(context, counters);
    throw noSuchEntityError(refusal(code));
  });
  return db.transaction(() => {
    if (isReplacing) unlinkCoupons(db, row.id);
    for (const { code } of found) linkCoupon(db, row.id, code);
    updateCart(db, row.id, {}, now);
    const cart = reloadCart(context, row.id);
    const refused = found.find(({ code }) => cart.coupons.every((coupon) => coupon.code !== code));
    if (refused) throw noSuchEntityError(refusal(refused.code));
    if (cart.coupons.length > mostCoupons) throw inputError(couponMessages.tooManyApplied);
    return cart;
  });
};

/**
 * Applies a coupon code to a cart without one; letter case does not matter.
 * @throws GraphQLError when the cart is empty, has a coupon, the code does not count for it, or codes are guessed.
 */
export const applyCouponToCart = (
  context: RequestContext,
  input: ApplyCouponToCartInput | null | undefined,
): { cart: CartModel } => {
  if (!input?.cart_id) throw inputError('Required parameter "cart_id" is missing');
  const code = input.coupon_code.trim();
  if (code === '') throw inputError('Required parameter "coupon_code" is missing');
  const { row, cart } = requireFullCart(context, input.cart_id);
  if (cart.coupons.length > 0) throw inputError(couponMessages.alreadyApplied);
  return { cart: putCoupons(context, row, [code], { isReplacing: true, refusal: () => couponMessages.invalid }) };
};

/** What is written in the codes, each once. */
const distinctCodes = (codes: readonly (string | null)[]): string[] => {
  const written = codes.flatMap((code) => code?.trim() || []);
  return [...new Map(written.map((code) => [code.toLowerCase(), code])).values()];
};

/**
 * Applies coupon codes beside those of the cart or in their place; one that is applied already stays.
 * @throws GraphQLError when the cart is empty, a code does not count for it beside the others, or codes are guessed.
 */
export const applyCouponsToCart = (
  context: RequestContext,
  input: ApplyCouponsToCartInput | null | undefined,
): { cart: CartModel } => {
  if (!input?.cart_id) throw inputError('Required parameter "cart_id" is missing');
  const codes = distinctCodes(input.coupon_codes);
  if (codes.length === 0) throw inputError('Required parameter "coupon_codes" is missing');
  if (codes.length > mostCoupons) throw inputError(couponMessages.tooManyApplied);
  const { row } = requireFullCart(context, input.cart_id);
  return { cart: putCoupons(context, row, codes, { isReplacing: input.type === 'REPLACE', refusal: invalidOf }) };
};

const removeCoupons = (
  context: RequestContext,
  cartId: string | undefined,
  remove: (row: CartRow) => void,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const row = requireCart(context, cartId);
    if (loadCart(context, row).lines.length === 0) throw noSuchEntityError('Cart does not contain products');
    remove(row);
    updateCart(context.db, row.id, {}, toSqlTime(context.now()));
    return { cart: reloadCart(context, row.id) };
  });

/**
 * Takes every coupon off; fine when there is none.
 * @throws GraphQLError when the cart is empty.
 */
export const removeCouponFromCart = (context: RequestContext, input: RemoveCouponFromCartInput | null | undefined) =>
  removeCoupons(context, input?.cart_id, ({ id }) => unlinkCoupons(context.db, id));

/**
 * Takes these coupons off, or all where none is named; fine when they are not there.
 * @throws GraphQLError when the cart is empty.
 */
export const removeCouponsFromCart = (context: RequestContext, input: RemoveCouponsFromCartInput | null | undefined) =>
  removeCoupons(context, input?.cart_id, ({ id }) => {
    const codes = distinctCodes(input?.coupon_codes ?? []);
    if (codes.length === 0) unlinkCoupons(context.db, id);
    for (const code of codes) unlinkCoupon(context.db, id, code);
  });

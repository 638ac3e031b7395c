import { isUnreachable, toAppError } from '@/kernel/errors/appError';
import { isStaleCartError } from '../recovery/staleCart';

/** The backend's words for a refused coupon, in part, and the message that says it to a shopper. */
const couponRefusals = [
  ['already applied', 'coupon.already'],
  ["isn't valid", 'coupon.invalid'],
  ['does not contain products', 'coupon.emptyCart'],
  ['"coupon_code" is missing', 'coupon.missing'],
  ['number of applied coupons', 'coupon.most'],
  ['too many', 'coupon.tooMany'],
] as const;

/** Adobe Commerce's words for a refused gift card, in part, and the message that says it to a shopper. */
const giftCardRefusals = [
  ['already in the quote', 'giftCard.already'],
  ["couldn't be added", 'giftCard.invalid'],
  ["couldn't be deleted", 'giftCard.notThere'],
  ['gift card not found', 'giftCard.invalid'],
  ['too many attempts', 'giftCard.tooMany'],
  ['does not contain products', 'giftCard.emptyCart'],
] as const;

const failureId = <Refused extends string, Other extends string>(
  failure: unknown,
  refusals: readonly (readonly [string, Refused])[],
  otherwise: Other,
) => {
  const error = toAppError(failure);
  if (isUnreachable(failure)) return 'coupon.offline' as const;
  if (isStaleCartError(failure)) return 'coupon.staleCart' as const;
  if (error.kind !== 'graphql') return otherwise;
  const said = error.messages.join(' ').toLowerCase();
  return refusals.find(([part]) => said.includes(part))?.[1];
};

/** Id of the message that says why a coupon was not taken; undefined leaves it to the backend's own words. */
export const couponFailureId = (failure: unknown) => {
  const id = failureId(failure, couponRefusals, 'coupon.failed');
  return CAPABILITIES.severalCoupons && id === 'coupon.invalid' ? 'coupon.invalidCode' : id;
};

/** Whether the backend has no such coupon, or none that counts for the cart. */
export const isUnknownCoupon = (failure: unknown): boolean => {
  const id = couponFailureId(failure);
  return id === 'coupon.invalid' || id === 'coupon.invalidCode';
};

/** Id of the message that says why a gift card was not taken; undefined leaves it to the backend's own words. */
export const giftCardFailureId = (failure: unknown) => failureId(failure, giftCardRefusals, 'giftCard.failed');

/** Whether the backend has no such gift card. */
export const isUnknownGiftCard = (failure: unknown): boolean => giftCardFailureId(failure) === 'giftCard.invalid';

import { toAppError } from '@/kernel/errors/appError';
import { isUnreachable } from './isUnreachable';

/** The backend's words, in part, and the message that says it to a shopper (semantics §4 Coupons). */
const refusals = [
  ['already applied', 'coupon.already'],
  ["isn't valid", 'coupon.invalid'],
  ['does not contain products', 'coupon.emptyCart'],
  ['"coupon_code" is missing', 'coupon.missing'],
  ['recaptcha', 'coupon.robot'],
  ['too many', 'coupon.tooMany'],
] as const;

/** Id of the message that says why a code was not taken; undefined leaves it to the backend's own words. */
export const couponFailureId = (failure: unknown) => {
  const error = toAppError(failure);
  if (isUnreachable(failure)) return 'coupon.offline' as const;
  if (error.kind === 'staleCart') return 'coupon.staleCart' as const;
  if (error.kind !== 'graphql') return 'coupon.failed' as const;
  const said = error.messages.join(' ').toLowerCase();
  return refusals.find(([part]) => said.includes(part))?.[1];
};

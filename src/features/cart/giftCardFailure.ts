import { toAppError } from '@/kernel/errors/appError';
import { isUnreachable } from './isUnreachable';

/** Adobe Commerce's words, in part, and the message that says it to a shopper. */
const refusals = [
  ['already in the quote', 'giftCard.already'],
  ["couldn't be added", 'giftCard.invalid'],
  ["couldn't be deleted", 'giftCard.notThere'],
  ['too many attempts', 'giftCard.tooMany'],
  ['does not contain products', 'giftCard.emptyCart'],
] as const;

/** Id of the message that says why a gift card was not taken; undefined leaves it to the backend's own words. */
export const giftCardFailureId = (failure: unknown) => {
  const error = toAppError(failure);
  if (isUnreachable(failure)) return 'coupon.offline' as const;
  if (error.kind === 'staleCart') return 'coupon.staleCart' as const;
  if (error.kind !== 'graphql') return 'giftCard.failed' as const;
  const said = error.messages.join(' ').toLowerCase();
  return refusals.find(([part]) => said.includes(part))?.[1];
};

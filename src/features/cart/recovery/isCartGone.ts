import { toAppError } from '@/kernel/errors/appError';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { CheckCartDocument } from './CheckCart.graphql.generated';
import { isStaleCartError, saysCartIsStale, staleCartCategories } from './staleCart';

/** Of the category without the text (another language), or of the text without the category (estimates give none). */
const mayBeGone = (error: unknown): boolean => {
  const known = toAppError(error);
  if (known.kind !== 'graphql') return false;
  return (
    known.categories.some((category) => staleCartCategories.includes(category)) || known.messages.some(saysCartIsStale)
  );
};

/**
 * Whether an operation failed because its cart is gone, closed or somebody else's: by category first, by text
 * second. Where the two do not agree, the cart itself is asked for: "no such entity" is also said
 * of products, and of coupons.
 */
export const isCartGone = async ({ apollo }: ThunkServices, cartId: string, error: unknown): Promise<boolean> => {
  if (isStaleCartError(error)) return true;
  if (!mayBeGone(error)) return false;
  try {
    await apollo.query({ query: CheckCartDocument, variables: { cartId }, fetchPolicy: 'no-cache' });
    return false;
  } catch (failure) {
    return isStaleCartError(failure) || mayBeGone(failure);
  }
};

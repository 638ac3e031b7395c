import { toAppError } from '@/kernel/errors/appError';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { askCart } from './askCart';
import { isStaleCartError, saysCartIsStale, staleCartCategories } from './staleCart';

/** By the category, or without one by anything: the text is in the language of the store view. */
const mayBeGone = (error: unknown): boolean => {
  const known = toAppError(error);
  if (known.kind !== 'graphql') return false;
  return (
    known.categories.some((category) => category === '' || staleCartCategories.includes(category)) ||
    known.messages.some(saysCartIsStale)
  );
};

/**
 * Whether an operation failed because its cart is gone, closed or another shopper's. Where category and text do not prove
 * it, the cart itself is asked for: "no such entity" is also said of products and of coupons, some versions give no
 * category, and a text may be translated.
 */
export const isCartGone = async (services: ThunkServices, cartId: string, error: unknown): Promise<boolean> => {
  if (isStaleCartError(error)) return true;
  if (!mayBeGone(error)) return false;
  try {
    return (await askCart(services, cartId)) !== 'active';
  } catch {
    return false;
  }
};

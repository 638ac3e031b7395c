import { type AppError, toAppError } from '@/kernel/errors/appError';

/** Texts of a stale cart, for backends that give no category. */
const texts = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
] as const;

/** Categories under which the backend refuses a stale cart, among other things. */
export const staleCartCategories: readonly string[] = ['graphql-no-such-entity', 'graphql-authorization'];

/** An operation ended because its cart was gone. What the backend said names an id that means nothing to a shopper. */
export class StaleCartError extends Error {
  override readonly name = 'StaleCartError';
  /** @param cause what the backend said. */
  constructor(override readonly cause: unknown) {
    super('The cart is gone.');
  }
}

/** Whether a text is one of those of a stale cart. */
export const saysCartIsStale = (message: string): boolean => texts.some((text) => message.includes(text));

/** The category narrows, the text decides: "no such entity" is also said of products and of addresses. */
const isStale = (message: string, category = ''): boolean =>
  (category === '' || staleCartCategories.includes(category)) && saysCartIsStale(message);

/** Whether an operation was refused because its cart is gone, closed or another shopper's. */
export const isStaleCartError = (error: unknown): boolean => {
  if (error instanceof StaleCartError) return true;
  const known = toAppError(error);
  if (known.kind === 'graphql')
    return known.messages.some((message, index) => isStale(message, known.categories[index]));
  return known.kind === 'rest' && isStale(known.message);
};

/** Returns the error of an operation that ended with a stale cart; any other error unchanged. */
export const toThrownError = (error: unknown): unknown => (isStaleCartError(error) ? new StaleCartError(error) : error);

/** Sorts what a call about a cart threw; a stale cart's text is not for the shopper. */
export const toCartError = (error: unknown): AppError => toAppError(toThrownError(error));

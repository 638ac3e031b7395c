import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { toCartError } from '@/features/cart/cartOperations';
import { type AppError, rootOf } from '@/kernel/errors/appError';
import { RestError } from '@/kernel/rest/restErrors';

/** Codes that say of a cart that it is gone: it may have been ordered meanwhile. */
const goneCodes: readonly string[] = ['CART_NOT_ACTIVE', 'CART_NOT_FOUND'];

/** What `placeOrder` answers in the place of an order; the message is for the shopper. */
export class OrderRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether the backend itself has answered, and not a proxy before it: it is not at work any more. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof OrderRefused ||
  CombinedGraphQLErrors.is(rootOf(error)) ||
  (error instanceof RestError && error.message !== '');

/** Whether the backend has read the request and refused it in words for the shopper. */
export const isRefusal = (error: unknown): boolean => {
  if (error instanceof OrderRefused) return !goneCodes.includes(error.code);
  return (
    error instanceof RestError && error.status >= 400 && error.status < 500 && ![404, 408, 409].includes(error.status)
  );
};

/** A refusal with its words for the shopper. */
export const toRefusal = (error: unknown): AppError =>
  error instanceof OrderRefused ? { kind: 'graphql', messages: [error.message], categories: [''] } : toCartError(error);

/** Without a live session a customer's cart cannot be reached: the backend did not begin. */
export const isSignedOut = (error: unknown): boolean => error instanceof RestError && error.status === 401;

/** Whether REST does not know the cart, which another tab may have ordered. */
export const isCartUnknown = (error: unknown): boolean => error instanceof RestError && error.status === 404;

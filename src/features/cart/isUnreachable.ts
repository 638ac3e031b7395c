import { ServerError, ServerParseError } from '@apollo/client/errors';
import { rootOf, toAppError } from '@/kernel/errors/appError';

/** Whether no answer came at all; a shop that answers wrongly has been reached, whatever the connection is like. */
export const isUnreachable = (failure: unknown): boolean => {
  const root = rootOf(failure);
  return !ServerError.is(root) && !ServerParseError.is(root) && toAppError(failure).kind === 'network';
};

import { ServerError, ServerParseError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { isUnreachable, rootOf } from '@/kernel/errors/appError';
import { isMutation } from '../operations';

/** How often a query is tried in all, and the mean of the first wait. */
const attempts = 5;
const firstDelayMs = 300;

/** Whether a request ended because nobody waits for it any more. */
const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Whether a proxy or load balancer answered in the backend's place, with a page of its own: that is a broken connection, too. */
const isOfProxy = (error: unknown): boolean => {
  const root = rootOf(error);
  if (!ServerError.is(root) && !ServerParseError.is(root)) return false;
  return root.statusCode >= 502 && root.statusCode <= 504 && !/^\s*[[{]/.test(root.bodyText);
};

/**
 * Repeats queries that the backend did not answer at all, while online: an answer of its own, of whatever status, stands.
 * Mutations are never repeated: the server may have seen them.
 */
export const createRetryLink = (isOnline: () => boolean): RetryLink =>
  new RetryLink({
    delay: { initial: firstDelayMs, max: Infinity, jitter: true },
    attempts: (attempt, operation, error) =>
      attempt < attempts &&
      !isMutation(operation) &&
      isOnline() &&
      (isUnreachable(error) || isOfProxy(error)) &&
      !isAborted(error),
  });

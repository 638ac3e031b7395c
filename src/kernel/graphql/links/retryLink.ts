import { RetryLink } from '@apollo/client/link/retry';
import { isUnreachable } from '@/kernel/errors/appError';
import { isMutation } from '../operations';

/** How often a query is tried in all, and the mean of the first wait. */
const attempts = 5;
const firstDelayMs = 300;

/** Whether a request ended because nobody waits for it any more. */
const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Repeats queries that were not answered at all, while online: an answer, of whatever status, stands. Mutations are never repeated: the server may have seen them. */
export const createRetryLink = (isOnline: () => boolean): RetryLink =>
  new RetryLink({
    delay: { initial: firstDelayMs, max: Infinity, jitter: true },
    attempts: (attempt, operation, error) =>
      attempt < attempts && !isMutation(operation) && isOnline() && isUnreachable(error) && !isAborted(error),
  });

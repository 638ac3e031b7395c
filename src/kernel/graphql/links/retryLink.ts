import { RetryLink } from '@apollo/client/link/retry';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { isMutation } from '../operations';

/** How often a query is tried in all, and the mean of the first wait. */
const attempts = 5;
const firstDelayMs = 300;

/** Whether no answer came at all. An answer, of whatever status, is never asked for again. */
const isNetworkFailure = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) &&
  !ServerError.is(error) &&
  !ServerParseError.is(error) &&
  !(error instanceof Error && error.name === 'AbortError');

/** Repeats queries on network failure while online. Mutations are never repeated: the server may have seen them. */
export const createRetryLink = (isOnline: () => boolean): RetryLink =>
  new RetryLink({
    delay: { initial: firstDelayMs, max: Infinity, jitter: true },
    attempts: (attempt, operation, error) =>
      attempt < attempts && !isMutation(operation) && isOnline() && isNetworkFailure(error),
  });

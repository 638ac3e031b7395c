import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { rootOf } from './appError';

const tooManyRequests = 429;

/** RFC 9110 also allows a date, which needs a clock that agrees with the server's. */
const toSeconds = (value: unknown): number | null => {
  const seconds = Math.ceil(Number(value));
  return seconds > 0 && Number.isFinite(seconds) ? seconds : null;
};

/** Where nothing says for how long. */
const unknownWait = 60;

/**
 * Seconds that a client has to pause which tried too often; null for any other failure. The backend says it beside the
 * error, a server before it by the response's status.
 */
export const secondsToWait = (error: unknown): number | null => {
  const root = rootOf(error);
  if (CombinedGraphQLErrors.is(root)) return toSeconds(root.errors[0]?.extensions?.retry_after);
  if (!ServerError.is(root) || root.statusCode !== tooManyRequests) return null;
  return toSeconds(root.response.headers.get('Retry-After')) ?? unknownWait;
};

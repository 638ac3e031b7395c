import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { RestError, RestNetworkError } from '@/kernel/rest/restErrors';

/** Every way in which a call can fail. Plain data, so that slices may keep it. */
export type AppError =
  /** No answer, or one that no GraphQL backend gives, with its status. */
  | { kind: 'network'; message: string; status?: number }
  /** Each message with the category at its place; '' for an error without one. */
  | { kind: 'graphql'; messages: string[]; categories: string[] }
  | { kind: 'rest'; status: number; message: string }
  | { kind: 'unexpected'; message: string };

const categoryOf = (extensions: Record<string, unknown> | undefined): string =>
  typeof extensions?.category === 'string' ? extensions.category : '';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the innermost cause of an error. */
export const rootOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? error) : error);

const isNetworkError = (error: unknown): boolean =>
  error instanceof RestNetworkError ||
  error instanceof TypeError ||
  (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'));

/** Sorts whatever was thrown into the union. */
export const toAppError = (error: unknown): AppError => {
  if (CombinedGraphQLErrors.is(error)) {
    return {
      kind: 'graphql',
      messages: error.errors.map(({ message }) => message),
      categories: error.errors.map(({ extensions }) => categoryOf(extensions)),
    };
  }
  if (error instanceof RestError) return { kind: 'rest', status: error.status, message: error.message };
  const root = rootOf(error);
  const message = messageOf(error);
  if (ServerError.is(root) || ServerParseError.is(root)) return { kind: 'network', message, status: root.statusCode };
  return { kind: isNetworkError(root) ? 'network' : 'unexpected', message };
};

/** Whether the backend is closed for a while, such as for maintenance: that is what a 503 says. */
export const isClosedForNow = (error: AppError): boolean => error.kind === 'network' && error.status === 503;

const isAppError = (error: unknown): error is AppError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** The real backend's text for a fault of its own, never translated: it says nothing to a shopper. */
export const faultText = /^internal server error$/i;

/**
 * Returns the part of an error that shoppers may read: GraphQL messages joined by ', ' unless a fallback is given.
 * Only the backend's own words are shown; of a network or an unexpected error nothing but the fallback is.
 */
export const errorText = (error: unknown, fallback = ''): string => {
  const known = isAppError(error) ? error : toAppError(error);
  switch (known.kind) {
    case 'graphql':
      return known.messages.filter((message) => message !== '' && !faultText.test(message)).join(', ') || fallback;
    case 'rest':
      return known.message || fallback;
    case 'network':
    case 'unexpected':
      return fallback;
  }
};

/** Whether no answer came at all; a backend that answers wrongly has been reached, whatever the connection is like. */
export const isUnreachable = (error: unknown): boolean => {
  const root = rootOf(error);
  return !ServerError.is(root) && !ServerParseError.is(root) && toAppError(error).kind === 'network';
};

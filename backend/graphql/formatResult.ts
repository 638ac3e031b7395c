import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql';

import { shortened } from '../report';

import { InputErrors, OperationTimeout, TooManyAttempts } from './errors';

/** Told about every error that a client sees only as 'Internal server error'. */
export type ReportError = (error: unknown) => void;

/** A response body: `errors` before `data`, as the real backend orders them. */
export interface GraphQlBody {
  errors?: GraphQLFormattedError[];
  data?: Record<string, unknown>;
}

/** Says a message in the language of the request. */
export type InWords = (message: string) => string;

const asItIs: InWords = (message) => message;

/** Characters of a message: it may repeat what was sent, but not a hundred thousand characters of it. */
const longestMessage = 500;

const internalMessage = 'Internal server error';

/** Returns the error that a resolver threw, below the wrappers that add the place. */
export const rootCause = (error: GraphQLError): Error => {
  let cause: Error = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
};

const readExtensions = (error: GraphQLError): Record<string, string | number> | undefined => {
  if (error instanceof OperationTimeout) return { code: OperationTimeout.code };
  const { category } = error.extensions;
  if (error instanceof TooManyAttempts) return { category: String(category), retry_after: error.retryAfterSeconds };
  return typeof category === 'string' ? { category } : undefined;
};

/**
 * The error entries of a response. Only the first error is told, and what is no GraphQL error is masked;
 * several input errors that were thrown together are all told, without their place.
 * @param inWords the language of the request; without it the backend's own.
 */
export const formatErrors = (
  errors: readonly GraphQLError[],
  report: ReportError,
  inWords = asItIs,
): GraphQLFormattedError[] => {
  const first = errors[0];
  if (!first) return [];
  const cause = rootCause(first);
  const place = {
    ...(first.locations ? { locations: first.locations } : {}),
    ...(first.path ? { path: first.path } : {}),
  };
  if (cause instanceof InputErrors) {
    return cause.messages.map((message) => ({
      message: inWords(shortened(message, longestMessage)),
      extensions: { category: 'graphql-input' },
    }));
  }
  if (!(cause instanceof GraphQLError)) {
    report(cause);
    return [{ message: inWords(internalMessage), ...place }];
  }
  const extensions = readExtensions(cause);
  const message = inWords(shortened(cause.message, longestMessage));
  return [{ message, ...place, ...(extensions ? { extensions } : {}) }];
};

/** The body of an executed operation. A null `data` is left out, as the real backend does. */
export const formatResult = (
  { errors, data }: ExecutionResult,
  report: ReportError,
  inWords = asItIs,
): GraphQlBody => ({
  ...(errors && errors.length > 0 ? { errors: formatErrors(errors, report, inWords) } : {}),
  ...(data ? { data } : {}),
});

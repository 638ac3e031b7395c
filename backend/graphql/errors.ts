import { GraphQLError } from 'graphql';

/** Categories of the real backend's errors. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists';

const categorised = (category: ErrorCategory) => (message: string) =>
  new GraphQLError(message, { extensions: { category } });

/** The caller sent something wrong. */
export const inputError = categorised('graphql-input');
/** The caller may not do this. */
export const authorizationError = categorised('graphql-authorization');
/** Sign-in failed. */
export const authenticationError = categorised('graphql-authentication');
/** Something named does not exist. */
export const noSuchEntityError = categorised('graphql-no-such-entity');
/** Something to be made exists already. */
export const alreadyExistsError = categorised('graphql-already-exists');

/**
 * Several input errors at once, such as every missing field of an address. The response lists each with its category,
 * without locations and path.
 */
export class InputErrors extends GraphQLError {
  readonly messages: readonly string[];

  constructor(messages: readonly string[]) {
    super(messages[0] ?? 'Invalid input.', { extensions: { category: 'graphql-input' } });
    this.messages = messages;
  }
}

/**
 * A client that failed too often has to pause: the response has status 429 and says for how long (RFC 6585, RFC 9110). The
 * error entry says it too, because clients that read the body see no headers.
 */
export class TooManyAttempts extends GraphQLError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, category: ErrorCategory) {
    super(message, { extensions: { category } });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** An operation took longer than it may; what it has by then is answered. */
export class OperationTimeout extends GraphQLError {
  /** Code of the error entry: the real backend has no category for it. */
  static readonly code = 'OPERATION_TIMEOUT';

  constructor(seconds: number) {
    super(`The operation took longer than ${seconds} seconds.`);
  }
}

/** A failure of the request as a whole: the response has this status, one error and no data. */
export class RequestFailure extends GraphQLError {
  readonly status: number;

  /** @param category left out for syntax errors, which carry none. */
  constructor(message: string, category: ErrorCategory | null = 'graphql-input', status = 500, cause?: GraphQLError) {
    super(message, {
      extensions: category ? { category } : {},
      nodes: cause?.nodes,
      source: cause?.source,
      positions: cause?.positions,
    });
    this.status = status;
  }
}

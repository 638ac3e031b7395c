import { GraphQLError } from 'graphql';

/** Categories of the real backend's errors (semantics §1). */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists';

const categorised = (category: ErrorCategory) => (message: string) => new GraphQLError(message, { extensions: { category } });

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

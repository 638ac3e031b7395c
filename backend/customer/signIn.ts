import type { RequestContext } from '../context';
import { authenticationError, inputError } from '../graphql/errors';
import { assertMayTry, forgetFailures, noteFailure } from '../limits/failures';
import { readStoreSettings } from '../stores/storeSettings';

import type { CredentialsRow } from './models';
import { hashPassword, verifyPassword } from './passwords';
import { findCredentials } from './queries';
import { signInCounters } from './signInCounters';
import { issueToken } from './tokens';

/** One message for a wrong e-mail, a wrong password and a pause, so that none can be told apart. */
const refusalMessage =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

/** A hash that no password matches on purpose: an unknown e-mail takes as long as a wrong password. */
let decoyHash: string | undefined;

const verifyOrDecoy = (password: string, credentials: CredentialsRow | undefined): boolean => {
  decoyHash ??= hashPassword('nobody signs in with this');
  return verifyPassword(password, credentials?.password_hash ?? decoyHash) && credentials !== undefined;
};

/**
 * Signs a customer in and returns the token.
 * @throws GraphQLError for a missing value, and one same error for wrong credentials and for a client that failed too often.
 */
export const signIn = (email: string, password: string, context: RequestContext): string => {
  if (!email) throw inputError('Specify the "email" value.');
  if (!password) throw inputError('Specify the "password" value.');
  const { db, now, store } = context;
  const settings = readStoreSettings(db, store.id);
  const counters = signInCounters(context, email, settings.lockout_failures);
  assertMayTry(context, counters, refusalMessage, 'graphql-authentication');
  const credentials = findCredentials(db, email);
  if (!verifyOrDecoy(password, credentials) || !credentials) {
    noteFailure(context, counters);
    throw authenticationError(refusalMessage);
  }
  forgetFailures(context, counters.slice(0, 1));
  return issueToken(db, credentials.id, now(), settings.customer_token_expiration_time);
};

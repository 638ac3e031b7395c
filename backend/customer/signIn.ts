import type { RequestContext } from '../context';
import { authenticationError, inputError } from '../graphql/errors';
import { tryCounted } from '../limits/failures';
import { readStoreSettings } from '../stores/storeSettings';

import type { CredentialsRow } from './models';
import { hashPassword, isOutdated, verifyPassword } from './passwords';
import { findCredentials, replaceHash } from './queries';
import { signInCounters } from './signInCounters';
import { issueToken } from './tokens';

/** One message for a wrong e-mail, a wrong password and a pause, so that none can be told apart. */
const refusalMessage =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

/** A hash as they are made now, for a right password with an older one. Without it one is signed in all the same. */
const renewedHash = async (
  password: string,
  { password_hash: stored }: CredentialsRow,
  context: RequestContext,
): Promise<string | null> => (isOutdated(stored, context) ? hashPassword(password, context).catch(() => null) : null);

/**
 * Signs a customer in and returns the token.
 * @throws GraphQLError for a missing value, and one same error for wrong credentials and for a client that failed too
 *   often; TooManyAttempts when too many passwords wait to be checked.
 */
export const signIn = async (email: string, password: string, context: RequestContext): Promise<string> => {
  if (!email) throw inputError('Specify the "email" value.');
  if (!password) throw inputError('Specify the "password" value.');
  const { db, now, store } = context;
  const settings = readStoreSettings(db, store.id);
  const counters = signInCounters(context, email, settings.lockout_failures);
  const credentials = findCredentials(db, email);
  const isRight = await tryCounted(
    context,
    { counters, refusal: refusalMessage, category: 'graphql-authentication' },
    () => verifyPassword(password, credentials?.password_hash, context),
  );
  if (!credentials || !isRight) throw authenticationError(refusalMessage);
  const renewed = await renewedHash(password, credentials, context);
  return db.transaction(() => {
    // Another password may have been set while this one was checked; tokens of the old one end with it.
    if (findCredentials(db, email)?.password_hash !== credentials.password_hash) {
      throw authenticationError(refusalMessage);
    }
    if (renewed) replaceHash(db, credentials.id, renewed);
    return issueToken(db, credentials.id, now(), settings.customer_token_expiration_time);
  });
};

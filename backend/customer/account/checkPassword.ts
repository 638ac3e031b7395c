import type { RequestContext } from '../../context';
import { authenticationError } from '../../graphql/errors';
import { assertMayTry, forgetFailures, noteFailure } from '../../limits/failures';
import { readStoreSettings } from '../../stores/storeSettings';
import type { CustomerRow } from '../models';
import { verifyPassword } from '../passwords';
import { findCredentials } from '../queries';
import { signInCounters } from '../signInCounters';

/**
 * Checks the present password of a signed-in customer; wrong ones count with those of signing in, so that a stolen
 * session is no other way to guess it.
 * @throws GraphQLError (graphql-authentication) when it is wrong, or the client has to pause.
 */
export const checkPassword = (customer: CustomerRow, password: string, context: RequestContext): void => {
  const { db, store } = context;
  const counters = signInCounters(context, customer.email, readStoreSettings(db, store.id).lockout_failures);
  assertMayTry(context, counters, 'The account is locked.', 'graphql-authentication');
  const credentials = findCredentials(db, customer.email);
  if (!credentials || !verifyPassword(password, credentials.password_hash)) {
    noteFailure(context, counters);
    throw authenticationError('Invalid login or password.');
  }
  forgetFailures(context, counters.slice(0, 1));
};

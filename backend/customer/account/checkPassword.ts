import type { RequestContext } from '../../context';
import { authenticationError } from '../../graphql/errors';
import { tryCounted } from '../../limits/failures';
import { readStoreSettings } from '../../stores/storeSettings';
import type { CustomerRow } from '../models';
import { verifyPassword } from '../passwords';
import { findCredentials } from '../queries';
import { signInCounters } from '../signInCounters';

/**
 * Checks the present password of a signed-in customer; wrong ones count with those of signing in, so that a stolen
 * session is no other way to guess it.
 * @returns a check that this is still the customer's password, for the transaction that follows: the first one of two
 *   changes that came at once must not be undone by the other.
 * @throws GraphQLError (graphql-authentication) when it is wrong, or the client has to pause; TooManyAttempts when too many
 *   passwords wait to be checked.
 */
export const checkPassword = async (
  customer: CustomerRow,
  password: string,
  context: RequestContext,
): Promise<() => void> => {
  const { db, store } = context;
  const counters = signInCounters(context, customer.email, readStoreSettings(db, store.id).lockout_failures);
  const stored = findCredentials(db, customer.email)?.password_hash;
  const isRight = await tryCounted(
    context,
    { counters, refusal: 'The account is locked.', category: 'graphql-authentication' },
    () => verifyPassword(password, stored, context),
  );
  const assertThat = (isSo: boolean): void => {
    if (!isSo) throw authenticationError('Invalid login or password.');
  };
  assertThat(isRight);
  return () => assertThat(findCredentials(db, customer.email)?.password_hash === stored);
};

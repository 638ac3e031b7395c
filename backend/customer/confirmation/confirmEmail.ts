import type { RequestContext } from '../../context';
import { inputError } from '../../graphql/errors';
import { hashSecret } from '../../hashSecret';
import type { ConfirmEmailInput } from '../../schema/resolvers.generated';

import type { CustomerRow } from '../models';
import { findCustomerById, insertCustomerRow, isEmailTaken } from '../queries';
import { deleteAccountRequests, findAccountRequest } from './accountRequests';

/**
 * Opens the account whose link was mailed, with the password that was chosen when it was asked for; nobody is signed in by
 * it. Of several links to one address the first that is used counts.
 * @throws GraphQLError (graphql-input), one same error for a key that is wrong, used or too old.
 */
export const confirmEmail = (
  { email, confirmation_key: key }: ConfirmEmailInput,
  context: RequestContext,
): CustomerRow => {
  const { db, now } = context;
  return db.transaction(() => {
    const account = findAccountRequest(db, email.trim(), hashSecret(key), now());
    const id = account && !isEmailTaken(db, account.email) ? insertCustomerRow(db, account) : null;
    const customer = id === null ? undefined : findCustomerById(db, id);
    if (!account || !customer) throw inputError('The confirmation token is invalid. Verify the token and try again.');
    deleteAccountRequests(db, account.email);
    return customer;
  });
};

import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import { assertMayTry, clientCounters, countUse, noteFailure } from '../limits/failures';
import type { CustomerCreateInput } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { readCustomerExtra } from './customerExtra';
import { isEmail } from './email';
import { mailTaken } from './confirmation/accountMail';
import { requestAccount } from './confirmation/requestAccount';
import type { CustomerRow } from './models';
import { assertNameLength } from './nameLength';
import { assertPasswordAllowed } from './passwordRules';
import { hashPassword } from './passwords';
import { insertCustomerRow, isEmailTaken, type NewCustomer } from './queries';

const requiredLabels = { firstname: 'First Name', lastname: 'Last Name', email: 'Email' } as const;

const assertComplete = (input: CustomerCreateInput): void => {
  const missing = (['firstname', 'lastname', 'email'] as const).filter((field) => input[field].trim() === '');
  if (missing.length > 0) {
    throw inputError(`Required parameters are missing: ${missing.map((field) => requiredLabels[field]).join(', ')}`);
  }
  assertNameLength(input.firstname.trim(), requiredLabels.firstname);
  assertNameLength(input.lastname.trim(), requiredLabels.lastname);
};

/** No customer has it. */
const noId = 0;

const toRow = (account: Omit<NewCustomer, 'passwordHash'>, id: number): CustomerRow => ({
  id,
  email: account.email,
  firstname: account.firstname,
  lastname: account.lastname,
  is_subscribed: account.isSubscribed ? 1 : 0,
  created_at: account.createdAt,
  extra: JSON.stringify(account.extra),
});

/** Attempts of a client with taken addresses before it has to pause: nobody's mailbox is to be filled. */
const allowedTaken = 5;

/** Accounts of a client within an hour before it has to pause: a family, or an office. */
const allowedAccounts = 20;

/**
 * Creates an account and returns it; nobody is signed in by it. An address that has one already is answered alike, so that
 * the answer does not tell who has an account; its owner is told by mail. A stock backend refuses it. Where the store wants
 * addresses confirmed, a mailed link opens the account, so that not even a sign-in tells.
 * @throws GraphQLError (graphql-input) for whatever is wrong with the input; TooManyAttempts, also when too many passwords
 *   wait to be hashed.
 */
export const createAccount = async (input: CustomerCreateInput, context: RequestContext): Promise<CustomerRow> => {
  const { db, now, store } = context;
  const settings = readStoreSettings(db, store.id);
  assertComplete(input);
  const email = input.email.trim();
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
  const extra = readCustomerExtra(context, input);
  const password = input.password ?? '';
  assertPasswordAllowed(password, email, {
    minimumLength: settings.minimum_password_length,
    requiredClasses: settings.required_character_classes_number,
  });
  const counters = clientCounters(context, 'taken-email', allowedTaken);
  const assertNoPause = () => assertMayTry(context, counters, 'Too many attempts. Please try again in a few minutes.');
  assertNoPause();
  countUse(context, 'account', allowedAccounts);
  const passwordHash = await hashPassword(password, context);
  const account = {
    email,
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    isSubscribed: Boolean(input.is_subscribed) && settings.newsletter_enabled,
    createdAt: toSqlTime(now()),
    extra,
  };
  return db.transaction(() => {
    const isTaken = isEmailTaken(db, email);
    if (isTaken && context.settings.profile.tellsTakenEmails) {
      throw inputError('A customer with the same email address already exists in an associated website.');
    }
    if (settings.create_account_confirmation) {
      requestAccount(context, { ...account, passwordHash });
      return toRow(account, noId);
    }
    if (!isTaken) return toRow(account, insertCustomerRow(db, { ...account, passwordHash }));
    // Again: many that came at once have waited for their hashes meanwhile.
    assertNoPause();
    noteFailure(context, counters);
    mailTaken(context, email);
    return toRow(account, noId);
  });
};

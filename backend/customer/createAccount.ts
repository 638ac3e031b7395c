import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import type { CustomerCreateInput } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { isEmail } from './email';
import { assertPasswordAllowed } from './passwordRules';
import { hashPassword } from './passwords';
import { insertCustomerRow, isEmailTaken } from './queries';

const requiredLabels = { firstname: 'First Name', lastname: 'Last Name', email: 'Email' } as const;

const assertComplete = (input: CustomerCreateInput): void => {
  const missing = (['firstname', 'lastname', 'email'] as const).filter((field) => input[field].trim() === '');
  if (missing.length > 0) {
    throw inputError(`Required parameters are missing: ${missing.map((field) => requiredLabels[field]).join(', ')}`);
  }
};

/**
 * Creates an account and returns its id; nobody is signed in by it.
 * @throws GraphQLError (graphql-input) for whatever is wrong with the input.
 */
export const createAccount = (input: CustomerCreateInput, { db, now, store }: RequestContext): number => {
  const settings = readStoreSettings(db, store.id);
  assertComplete(input);
  const email = input.email.trim();
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
  const password = input.password ?? '';
  assertPasswordAllowed(password, email, {
    minimumLength: settings.minimum_password_length,
    requiredClasses: settings.required_character_classes_number,
  });
  const passwordHash = hashPassword(password);
  return db.transaction(() => {
    if (isEmailTaken(db, email)) {
      throw inputError('A customer with the same email address already exists in an associated website.');
    }
    return insertCustomerRow(db, {
      email,
      firstname: input.firstname.trim(),
      lastname: input.lastname.trim(),
      passwordHash,
      isSubscribed: Boolean(input.is_subscribed) && settings.newsletter_enabled,
      createdAt: toSqlTime(now()),
    });
  });
};

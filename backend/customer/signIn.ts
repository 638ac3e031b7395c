import type { RequestContext } from '../context';
import { authenticationError, inputError } from '../graphql/errors';
import { readStoreSettings } from '../stores/storeSettings';

import type { CredentialsRow } from './models';
import { hashPassword, verifyPassword } from './passwords';
import { findCredentials, saveSignInFailures } from './queries';
import { issueToken } from './tokens';

/** One message for a wrong e-mail, a wrong password and a lock, so that none can be told apart. */
const refusal = () =>
  authenticationError(
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  );

/** A hash that no password matches on purpose: an unknown e-mail takes as long as a wrong password. */
let decoyHash: string | undefined;

const verifyOrDecoy = (password: string, credentials: CredentialsRow | undefined): boolean => {
  decoyHash ??= hashPassword('nobody signs in with this');
  return verifyPassword(password, credentials?.password_hash ?? decoyHash) && credentials !== undefined;
};

const recordFailure = (
  { db, now }: RequestContext,
  credentials: CredentialsRow,
  limits: { failures: number; seconds: number },
): void => {
  const time = now();
  const windowMs = limits.seconds * 1000;
  const isInWindow = credentials.first_failure_at !== null && time - credentials.first_failure_at < windowMs;
  const count = isInWindow ? credentials.failed_sign_ins + 1 : 1;
  const firstAt = isInWindow ? credentials.first_failure_at : time;
  const lockedUntil = count >= limits.failures ? time + windowMs : null;
  saveSignInFailures(db, credentials.id, { count, firstAt, lockedUntil });
};

/**
 * Signs a customer in and returns the token.
 * @throws GraphQLError for a missing value, and one same error for wrong credentials and a locked account.
 */
export const signIn = (email: string, password: string, context: RequestContext): string => {
  if (!email) throw inputError('Specify the "email" value.');
  if (!password) throw inputError('Specify the "password" value.');
  const { db, now, store } = context;
  const settings = readStoreSettings(db, store.id);
  const credentials = findCredentials(db, email);
  const isRight = verifyOrDecoy(password, credentials);
  if (!credentials) throw refusal();
  if (credentials.locked_until !== null && credentials.locked_until > now()) throw refusal();
  if (!isRight) {
    recordFailure(context, credentials, {
      failures: settings.lockout_failures,
      seconds: settings.lockout_seconds,
    });
    throw refusal();
  }
  if (credentials.failed_sign_ins > 0) {
    saveSignInFailures(db, credentials.id, { count: 0, firstAt: null, lockedUntil: null });
  }
  return issueToken(db, credentials.id, now(), settings.customer_token_expiration_time);
};

import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import { hashSecret } from '../hashSecret';
import { countUse, forgetFailures, isUsedUp } from '../limits/failures';
import { mailOrigin } from '../mail/mailOrigin';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { readShopName } from '../stores/shopName';
import { readStoreSettings } from '../stores/storeSettings';

import { remindOfAccount } from './confirmation/requestAccount';
import { isEmail } from './email';
import { assertPasswordAllowed } from './passwordRules';
import type { CredentialsRow } from './models';
import { hashPassword } from './passwords';
import { findCredentials } from './queries';
import { findPasswordReset, replacePassword, savePasswordReset } from './resetQueries';
import { signInCounters } from './signInCounters';
import { revokeTokens } from './tokens';

/** How long a link can be used, in milliseconds. */
const linkLifetimeMs = 2 * 60 * 60 * 1000;
/** Mails that one client may ask for to one customer within an hour; the real backend's default. */
const allowedMails = 5;
/** Requests of one client, for any customers, before the pauses begin. */
const allowedRequests = 20;
/** Milliseconds that every answer takes: more than a link and its mail do, so that the time tells nothing. */
const answerAfterMs = 100;

/**
 * Mails a link that resets the password, or opens an account that was never opened. The answer and its time are the same for an address without an account and beyond the limit:
 * the real backend refuses both and so tells who has an account. The real backend also counts by customer alone, so that a
 * stranger who asks five times an hour keeps the customer from ever getting a link: here each client is counted by itself.
 * @throws GraphQLError (graphql-input) for what is no e-mail address. @throws TooManyAttempts when the client has to pause.
 */
export const requestPasswordReset = async (email: string, context: RequestContext): Promise<true> => {
  if (!email) throw inputError('You must specify an email address.');
  if (!isEmail(email.trim())) throw inputError('The email address has an invalid format.');
  const { db, now, settings, store } = context;
  const time = now();
  const recipient = email.trim();
  countUse(context, 'reset', allowedRequests);
  const pause = setTimeout(answerAfterMs);
  const token = randomBytes(32).toString('base64url');
  db.transaction(() => {
    const customer = findCredentials(db, recipient);
    if (!customer) return remindOfAccount(context, recipient);
    if (isUsedUp(context, { name: `reset/${customer.id}/${context.clientAddress}`, allowed: allowedMails })) return;
    savePasswordReset(db, customer.id, { token_hash: hashSecret(token), expires_at: time + linkLifetimeMs });
    const query = new URLSearchParams({ email: recipient, token }).toString();
    const texts = mailTextsOf(db, store.id);
    const body = texts.reset(`${mailOrigin(settings)}/customer/account/createPassword?${query}`).join('\n\n');
    const subject = texts.resetSubject(readShopName(db, store.id));
    sendMail(db, { recipient, subject, body, sent_at: time });
  });
  await pause;
  return true;
};

/**
 * The customer whom a mailed link belongs to.
 * @throws GraphQLError (graphql-input) for a token that is wrong, used or expired.
 */
const assertLink = (email: string, token: string, { db, now }: Pick<RequestContext, 'db' | 'now'>): CredentialsRow => {
  const customer = findCredentials(db, email.trim());
  const reset = customer && findPasswordReset(db, customer.id);
  if (!customer || !reset?.token_hash || reset.token_hash !== hashSecret(token)) {
    throw inputError('The password token is mismatched. Reset and try again.');
  }
  if (reset.expires_at <= now()) throw inputError('The password token is expired. Reset and try again.');
  return customer;
};

/**
 * Gives a customer another password with the token of a mailed link, which works once; every session ends.
 * An address without an account is answered like a wrong token, so that it does not tell who has one.
 * @throws GraphQLError (graphql-input) for what is missing, the token, or the password.
 */
export const resetPassword = async (
  email: string,
  token: string,
  password: string,
  context: RequestContext,
): Promise<true> => {
  if (!email) throw inputError('You must specify an email address.');
  if (!token) throw inputError('resetPasswordToken must be specified');
  if (!password) throw inputError('newPassword must be specified');
  const { db, now, store } = context;
  const settings = readStoreSettings(db, store.id);
  assertLink(email, token, context);
  assertPasswordAllowed(password, email.trim(), {
    minimumLength: settings.minimum_password_length,
    requiredClasses: settings.required_character_classes_number,
  });
  const passwordHash = await hashPassword(password, context);
  db.transaction(() => {
    // Again: the same link may have been used while the hash was made.
    const customer = assertLink(email, token, context);
    replacePassword(db, customer.id, passwordHash);
    revokeTokens(db, customer.id, now());
    // Who reads the owner's mail need not wait for having forgotten the password.
    forgetFailures(context, signInCounters(context, email, settings.lockout_failures));
  });
  return true;
};

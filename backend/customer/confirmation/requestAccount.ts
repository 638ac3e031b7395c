import { randomBytes } from 'node:crypto';

import type { RequestContext } from '../../context';
import { hashSecret } from '../../hashSecret';
import { isUsedUp } from '../../limits/failures';
import { mailOrigin } from '../../mail/mailOrigin';
import { mailTextsOf } from '../../mail/texts/mailTextsOf';

import { isEmailTaken, type NewCustomer } from '../queries';
import { mailAccount, mailTaken } from './accountMail';
import { findUnopenedAccount, saveAccountRequest } from './accountRequests';

/** How long a link can be used, in milliseconds. */
const linkLifetimeMs = 24 * 60 * 60 * 1000;
/** Mails that one client may have sent to one address within an hour: nobody's mailbox is to be filled. */
const allowedMails = 5;
/** Where a new customer arrives: an order that waits for the account is taken in there. */
const arrival = '/customer/account/';

/** Whether a client has had all the mails to this address that it may have for now; counts one more. */
const isMailedOut = (context: RequestContext, email: string): boolean =>
  isUsedUp(context, { name: `account/${email.toLowerCase()}/${context.clientAddress}`, allowed: allowedMails });

/** Keeps an account until its link is used. @returns the link. */
const keepAccount = ({ db, now, settings }: RequestContext, account: NewCustomer): string => {
  const key = randomBytes(32).toString('base64url');
  saveAccountRequest(db, account, hashSecret(key), now() + linkLifetimeMs);
  const query = new URLSearchParams({ email: account.email, key, from: arrival }).toString();
  return `${mailOrigin(settings)}/sign-in?${query}`;
};

/**
 * Keeps a new account until its owner uses the mailed link. An address that has an account already costs the same work and
 * time, and its mail leads to the sign-in instead: only who reads the mail learns which of the two it is.
 */
export const requestAccount = (context: RequestContext, account: NewCustomer): void => {
  const { db, store } = context;
  const { email } = account;
  if (isMailedOut(context, email)) return;
  const link = keepAccount(context, account);
  if (isEmailTaken(db, email)) mailTaken(context, email);
  else mailAccount(context, email, mailTextsOf(db, store.id).accountAsked(link));
};

/** Mails a new link to an account that was asked for and never opened; without such an account nothing is mailed. */
const mailAgain = (context: RequestContext, email: string, words: (link: string) => readonly string[]): void => {
  const { db, now } = context;
  const account = findUnopenedAccount(db, email, now());
  if (!account || isMailedOut(context, email)) return;
  mailAccount(context, email, words(keepAccount(context, account)));
};

/** Mails the link once more, as it was mailed first. */
export const resendAccountMail = (context: RequestContext, email: string): void =>
  mailAgain(context, email, mailTextsOf(context.db, context.store.id).accountAsked);

/** The same where a new password is wanted for the account: there is no password to replace yet. */
export const remindOfAccount = (context: RequestContext, email: string): void => {
  const { db, settings, store } = context;
  const { accountUnopened } = mailTextsOf(db, store.id);
  mailAgain(context, email, (link) => accountUnopened(link, `${mailOrigin(settings)}/forgot-password`));
};

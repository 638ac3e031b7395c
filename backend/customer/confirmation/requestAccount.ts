import { randomBytes } from 'node:crypto';

import type { RequestContext } from '../../context';
import { hashSecret } from '../../hashSecret';
import { isUsedUp } from '../../limits/failures';
import { mailOrigin } from '../../mail/mailOrigin';
import { sendMail } from '../../mail/outbox';
import { mailTextsOf } from '../../mail/texts/mailTextsOf';
import { readShopName } from '../../stores/shopName';

import { isEmailTaken, type NewCustomer } from '../queries';
import { saveAccountRequest } from './accountRequests';

/** How long a link can be used, in milliseconds. */
const linkLifetimeMs = 24 * 60 * 60 * 1000;
/** Mails that one client may have sent to one address within an hour: nobody's mailbox is to be filled. */
const allowedMails = 5;
/** Where a new customer arrives: an order that waits for the account is taken in there. */
const arrival = '/customer/account/';

/**
 * Keeps a new account until its owner uses the mailed link. An address that has an account already costs the same work and
 * time, and its mail leads to the sign-in instead: only who reads the mail learns which of the two it is.
 */
export const requestAccount = (context: RequestContext, account: NewCustomer): void => {
  const { db, clientAddress, now, settings, store } = context;
  const { email } = account;
  const counter = { name: `account/${email.toLowerCase()}/${clientAddress}`, allowed: allowedMails };
  if (isUsedUp(context, counter)) return;
  const key = randomBytes(32).toString('base64url');
  const time = now();
  saveAccountRequest(db, account, hashSecret(key), time + linkLifetimeMs);
  const texts = mailTextsOf(db, store.id);
  const origin = mailOrigin(settings);
  const query = new URLSearchParams({ email, key, from: arrival }).toString();
  const body = isEmailTaken(db, email)
    ? texts.accountTaken(`${origin}/sign-in`, `${origin}/forgot-password`)
    : texts.accountAsked(`${origin}/sign-in?${query}`);
  const subject = texts.accountSubject(readShopName(db, store.id));
  sendMail(db, { recipient: email, subject, body: body.join('\n\n'), sent_at: time });
};

import { randomBytes } from 'node:crypto';

import type { RequestContext } from '../context';
import { currentCustomer } from '../customer/currentCustomer';
import type { Db } from '../db/open';
import { inputError } from '../graphql/errors';
import { hashSecret } from '../hashSecret';
import { mailOrigin } from '../mail/mailOrigin';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { photoId } from '../reviews/photos/findPhotoMaster';
import { listPhotosOfCustomer } from '../reviews/photos/photoQueries';
import type { PersonalDataRequestType } from '../schema/resolvers.generated';
import { readShopName } from '../stores/shopName';
import { listCardTokens } from '../subscriptions/subscriptionQueries';

import { collectPersonalData } from './collect';
import { forgetCustomer } from './forget';

/** How long a link can be used, in milliseconds. */
const linkLifetimeMs = 2 * 60 * 60 * 1000;
/** Milliseconds between two mails of one kind: nobody's mailbox is filled. */
const pauseMs = 60 * 1000;

interface RequestRow {
  code_hash: string;
  requested_at: number;
  expires_at: number;
}

const findRequest = (db: Db, customerId: number, type: PersonalDataRequestType): RequestRow | undefined =>
  db.get(
    'SELECT code_hash, requested_at, expires_at FROM personal_data_request WHERE customer_id = ? AND type = ?',
    customerId,
    type,
  );

/**
 * Mails the customer a link for a copy of the data, or for its deletion; the link before is void. Asked again within a
 * minute, nothing is sent: the first link is on its way.
 * @returns the address that it goes to.
 */
export const requestPersonalData = (type: PersonalDataRequestType, context: RequestContext): string => {
  const { db, now, settings, store } = context;
  const { id, email } = currentCustomer(context);
  const time = now();
  const code = randomBytes(24).toString('base64url');
  db.transaction(() => {
    const before = findRequest(db, id, type);
    if (before && time - before.requested_at < pauseMs) return;
    db.run(
      `INSERT INTO personal_data_request (customer_id, type, code_hash, requested_at, expires_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (customer_id, type) DO UPDATE SET code_hash = excluded.code_hash,
         requested_at = excluded.requested_at, expires_at = excluded.expires_at`,
      id,
      type,
      hashSecret(code),
      time,
      time + linkLifetimeMs,
    );
    const texts = mailTextsOf(db, store.id);
    const [subject, body] = texts.personalData[type](readShopName(db, store.id));
    const link = `${mailOrigin(settings)}/gdpr-request/type/${type.toLowerCase()}/code/${code}`;
    sendMail(db, {
      recipient: email,
      subject,
      body: `${body} ${link}\n\n${texts.personalDataWarning()}`,
      sent_at: time,
    });
  });
  return email;
};

/**
 * Does what a mailed link is for. A copy can be had until the link is too old, because a download may break off.
 * @returns the copy as JSON; null after a deletion.
 * @throws GraphQLError (graphql-input) for a code that is not this customer's, or too old.
 */
export const confirmRequest = async (
  type: PersonalDataRequestType,
  code: string,
  context: RequestContext,
): Promise<string | null> => {
  const { db, now, store } = context;
  const { id, email } = currentCustomer(context);
  const request = findRequest(db, id, type);
  if (!request || request.code_hash !== hashSecret(code) || request.expires_at <= now()) {
    throw inputError('This link is not valid any more. Please ask for a new one.');
  }
  if (type === 'DOWNLOAD') return collectPersonalData(db, id);
  const photos = listPhotosOfCustomer(db, id);
  const cards = listCardTokens(db, id);
  forgetCustomer(db, id);
  for (const card of cards) context.payments.recurring?.forget(card);
  const shop = readShopName(db, store.id);
  const texts = mailTextsOf(db, store.id);
  sendMail(db, { recipient: email, subject: texts.deletedSubject(shop), body: texts.deleted(), sent_at: now() });
  await context.forgetPictures(photos.map(photoId));
  return null;
};

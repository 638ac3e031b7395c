import { randomBytes } from 'node:crypto';

import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { hashSecret } from '../hashSecret';
import { mailOrigin } from '../mail/mailOrigin';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { servedPaths } from '../../settings/servedPaths.js';
import { readShopName } from '../stores/shopName';

/** Greets a new subscriber by a mail whose link ends the subscription again, without a sign-in. */
export const welcomeSubscriber = ({ db, now, settings, store }: RequestContext, email: string): void => {
  const code = randomBytes(24).toString('base64url');
  db.run(
    'UPDATE newsletter_subscriber SET unsubscribe_hash = ? WHERE store_id = ? AND email = ?',
    hashSecret(code),
    store.id,
    email,
  );
  const texts = mailTextsOf(db, store.id);
  const [subject, thanks] = texts.newsletter(readShopName(db, store.id));
  const link = `${mailOrigin(settings)}${servedPaths.unsubscribe}?code=${code}`;
  sendMail(db, {
    recipient: email,
    subject,
    body: [thanks, texts.unsubscribe(link)].join('\n\n'),
    sent_at: now(),
  });
};

/** Whom a code subscribed, and in which store view. */
export interface CodedSubscriber {
  email: string;
  storeId: number;
}

/** The subscriber of a code; undefined for a code that is not known, or was used. */
export const findSubscriberByCode = (db: Db, code: string): CodedSubscriber | undefined =>
  db.get<CodedSubscriber>(
    'SELECT email, store_id AS storeId FROM newsletter_subscriber WHERE unsubscribe_hash = ?',
    hashSecret(code),
  );

/** Ends the subscription behind a code, in the account with that address, too. */
export const unsubscribeByCode = (db: Db, code: string): boolean =>
  db.transaction(() => {
    const email = findSubscriberByCode(db, code)?.email;
    if (email === undefined) return false;
    db.run('UPDATE customer SET is_subscribed = 0 WHERE email = ?', email);
    db.run('DELETE FROM newsletter_subscriber WHERE email = ?', email);
    return true;
  });

import { randomBytes } from 'node:crypto';

import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { hashSecret } from '../hashSecret';
import { sendMail } from '../mail/outbox';
import { servedPaths } from '../servedPaths';
import { readShopName } from '../stores/shopName';

/** Greets a new subscriber by a mail whose link ends the subscription again, without a sign-in. */
export const welcomeSubscriber = ({ db, now, origin, store }: RequestContext, email: string): void => {
  const code = randomBytes(24).toString('base64url');
  db.run(
    'UPDATE newsletter_subscriber SET unsubscribe_hash = ? WHERE store_id = ? AND email = ?',
    hashSecret(code),
    store.id,
    email,
  );
  const shop = readShopName(db, store.id);
  sendMail(db, {
    recipient: email,
    subject: `Welcome to the ${shop} newsletter`,
    body: `Thank you for signing up to the ${shop} newsletter.\n\nNo longer interested? Unsubscribe here: ${origin}${servedPaths.unsubscribe}?code=${code}`,
    sent_at: now(),
  });
};

/** The address that a code subscribed; undefined for a code that is not known, or was used. */
export const findSubscriberByCode = (db: Db, code: string): string | undefined =>
  db.get<{ email: string }>('SELECT email FROM newsletter_subscriber WHERE unsubscribe_hash = ?', hashSecret(code))
    ?.email;

/** Ends the subscription behind a code, in the account with that address, too. */
export const unsubscribeByCode = (db: Db, code: string): boolean =>
  db.transaction(() => {
    const email = findSubscriberByCode(db, code);
    if (email === undefined) return false;
    db.run('UPDATE customer SET is_subscribed = 0 WHERE email = ?', email);
    db.run('DELETE FROM newsletter_subscriber WHERE email = ?', email);
    return true;
  });

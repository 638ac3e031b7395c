import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Db } from '../db/open';
import { mailOrigin } from '../mail/mailOrigin';
import type { Settings } from '../settings';

import { readLinkKey } from './linkKeyQueries';
import type { SubscriptionRow } from './models';

const sign = (db: Db, text: string): string =>
  createHmac(
    'sha256',
    readLinkKey(db, () => randomBytes(32).toString('base64url')),
  )
    .update(text)
    .digest('base64url');

/** The path that a mail's link leads to; the page takes the token out of the address at once. */
export const managePath = '/subscriptions';

/** Makes the token by which a guest manages one subscription, good for that alone until a moment (milliseconds since 1970). */
export const createLinkToken = (db: Db, uid: string, expiresAt: number): string => {
  const text = `${uid}.${expiresAt.toString(36)}`;
  return `${text}.${sign(db, text)}`;
};

/** What a token opens: a subscription by its uid, or what has expired; null for one that this shop did not make. */
export const readLinkToken = (db: Db, token: string, now: number): { uid: string; isExpired: boolean } | null => {
  const [uid = '', expiry = '', signature = ''] = token.slice(0, 200).split('.');
  const expected = Buffer.from(sign(db, `${uid}.${expiry}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { uid, isExpired: Number.parseInt(expiry, 36) <= now };
};

/** Days after the next order for which a link is good: until then the next mail has brought another. */
const linkDays = 30;

/** The address at which the owner manages a subscription: a customer signs in, a guest has a signed link. */
export const manageAddress = (db: Db, settings: Settings, row: SubscriptionRow): string => {
  const page = `${mailOrigin(settings)}${managePath}`;
  if (row.customer_id !== null) return page;
  const expiresAt = Date.parse(`${row.next_on}T00:00:00Z`) + linkDays * 86_400_000;
  return `${page}?link=${createLinkToken(db, row.uid, expiresAt)}`;
};

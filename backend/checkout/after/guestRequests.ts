import { randomBytes } from 'node:crypto';

import type { RequestContext } from '../../context';
import type { Db } from '../../db/open';
import { toUid } from '../../graphql/uid';
import { hashSecret } from '../../hashSecret';
import { isUsedUp } from '../../limits/failures';
import { mailOrigin } from '../../mail/mailOrigin';
import type { OrderModel } from '../models';

/** Mails for one order within an hour: nobody's mailbox is filled. */
const allowedMails = 5;

/** What a guest asked for: the cancellation of the order for a reason, or a return. */
type GuestRequest = { reason: string } | { returnId: number };

const actionOf = (request: GuestRequest): string => ('reason' in request ? 'cancel' : 'return');

/**
 * Keeps what a guest asked for until it is confirmed, and mails how, with the parameters that Magento's mails have. Beyond
 * the mails that are allowed nothing is sent, and the answer stays.
 * @param mail sends the link.
 */
export const askGuest = (
  context: RequestContext,
  order: OrderModel,
  request: GuestRequest,
  mail: (link: string) => void,
): void => {
  const { db, settings } = context;
  if (isUsedUp(context, { name: `guest-request/order/${order.id}`, allowed: allowedMails })) return;
  // 32 characters: Magento refuses keys of any other length.
  const key = randomBytes(24).toString('base64url');
  db.run(
    'INSERT INTO guest_request (key_hash, order_id, reason, return_id) VALUES (?, ?, ?, ?)',
    hashSecret(key),
    order.id,
    'reason' in request ? request.reason : null,
    'returnId' in request ? request.returnId : null,
  );
  const query = new URLSearchParams({
    order_id: toUid(order.id),
    confirmation_key: key,
    orderRef: order.token,
    action: actionOf(request),
  });
  mail(`${mailOrigin(settings)}/track-my-order/?${query.toString()}`);
};

/** Why a guest wants an order cancelled, by the key of the mail; undefined for any other key. */
export const findCancelReason = (db: Db, orderId: number, key: string): string | undefined =>
  db.get<{ reason: string }>(
    'SELECT reason FROM guest_request WHERE key_hash = ? AND order_id = ? AND reason IS NOT NULL',
    hashSecret(key),
    orderId,
  )?.reason;

/** The return that a key confirms; undefined for any other key. */
export const findReturnToConfirm = (db: Db, orderId: number, key: string): number | undefined =>
  db.get<{ id: number }>(
    'SELECT return_id AS id FROM guest_request WHERE key_hash = ? AND order_id = ? AND return_id IS NOT NULL',
    hashSecret(key),
    orderId,
  )?.id;

import type { RequestContext } from '../context';
import { sendMail } from '../mail/outbox';
import { readShopName } from '../stores/shopName';
import { readStoreSettings } from '../stores/storeSettings';

import type { NewContactMessage } from './queries';

/** Whom a Magento writes to as long as nobody has set another address. */
const usualRecipient = 'hello@example.com';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Mails a message to the people who answer it, at the shop's address for help where it has one. Nothing goes to the sender: anybody's
 * address could be typed there.
 */
export const mailContactMessage = (
  { db, store, now }: Pick<RequestContext, 'db' | 'store' | 'now'>,
  message: NewContactMessage,
): void => {
  const { need_help: help, contact_reasons: reasons } = readStoreSettings(db, store.id);
  const topic = reasons?.find(({ code }) => code === message.reason)?.label ?? 'Message';
  const facts = [
    ['From', `${message.name} <${message.email}>`],
    ['Telephone', message.telephone],
    ['Order', message.orderNumber],
  ].flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  sendMail(db, {
    recipient: help?.email ?? usualRecipient,
    subject: `${readShopName(db, store.id)}: ${oneLine(topic)}, from ${oneLine(message.name)}`,
    body: [facts.join('\n'), message.comment].join('\n\n'),
    sent_at: now(),
  });
};

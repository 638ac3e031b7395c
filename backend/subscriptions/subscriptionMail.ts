import type { CartModel } from '../cart/models';
import { findCustomerById } from '../customer/queries';
import type { Db } from '../db/open';
import { sendMail } from '../mail/outbox';
import type { SubscriptionTexts } from '../mail/texts/englishSubscriptions';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { readShopName } from '../stores/shopName';

import { manageAddress } from './manageLink';
import type { SubscriptionRow, SubscriptionServices } from './models';

/** What a subscription delivers, in lines of a mail. */
export const goodsText = ({ lines }: Pick<CartModel, 'lines'>): string[] =>
  lines.map(({ quantity, name, soldSku }) => `${quantity} × ${name} (${soldSku})`);

/** Texts of mails in the language of the store view in which a subscription began. */
export const subscriptionTexts = (db: Db, row: Pick<SubscriptionRow, 'store_id'>): SubscriptionTexts =>
  mailTextsOf(db, row.store_id).subscriptions;

/** The sentence that leads to the page where everything can be changed. */
export const manageText = ({ db, settings }: SubscriptionServices, row: SubscriptionRow): string =>
  subscriptionTexts(db, row).manage(manageAddress(db, settings, row));

/** Where its owner reads mail: the customer's address of today, or the one that a guest gave. */
export const addressOf = (db: Db, { customer_id: customerId, email }: SubscriptionRow): string =>
  (customerId === null ? undefined : findCustomerById(db, customerId)?.email) ?? email;

/** Sends a mail about a subscription, with the way to change it at its end while there is anything to change. */
export const mailOwner = (
  services: SubscriptionServices,
  row: SubscriptionRow,
  subject: string,
  paragraphs: readonly string[],
): void => {
  const { db, now } = services;
  sendMail(db, {
    recipient: addressOf(db, row),
    subject: `${readShopName(db, row.store_id)}: ${subject}`,
    body: [...paragraphs, ...(row.state === 'cancelled' ? [] : [manageText(services, row)])].join('\n\n'),
    sent_at: now(),
  });
};

/** Announces the next order, with what it costs. */
export const mailReminder = (services: SubscriptionServices, row: SubscriptionRow, cart: CartModel): void => {
  const { money, subscriptions: texts } = mailTextsOf(services.db, row.store_id);
  const { currency } = cart.row;
  const isDearer = cart.totals.grandTotalMinor > row.announced_minor;
  mailOwner(services, row, texts.reminderSubject(row.next_on), [
    texts.reminder(row.next_on, texts.frequency(row.interval_weeks)),
    ...goodsText(cart),
    texts.taken(money(cart.totals.grandTotalMinor, currency), cart.isVirtual, row.card_last4),
    ...(isDearer ? [texts.dearer(money(row.announced_minor, currency))] : []),
  ]);
};

/** Confirms the end of a subscription, so that its owner has it in writing. */
export const mailCancelled = (services: SubscriptionServices, row: SubscriptionRow, cart: CartModel): void => {
  const texts = subscriptionTexts(services.db, row);
  mailOwner(services, row, texts.cancelledSubject(), texts.cancelled(goodsText(cart)));
};

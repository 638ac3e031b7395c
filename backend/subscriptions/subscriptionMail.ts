import type { CartModel } from '../cart/models';
import { findCustomerById } from '../customer/queries';
import { dayText, moneyText } from '../mail/mailText';
import { sendMail } from '../mail/outbox';
import { readShopName } from '../stores/shopName';

import { manageAddress } from './manageLink';
import type { SubscriptionRow, SubscriptionServices } from './models';

/** What a subscription delivers, in lines of a mail. */
export const goodsText = ({ lines }: Pick<CartModel, 'lines'>): string[] =>
  lines.map(({ quantity, name, soldSku }) => `${quantity} × ${name} (${soldSku})`);

/** The sentence that leads to the page where everything can be changed. */
export const manageText = ({ db, settings }: SubscriptionServices, row: SubscriptionRow): string =>
  `Skip, change, pause or cancel here: ${manageAddress(db, settings, row)}`;

/** Sends a mail about a subscription, with the way to change it at its end. */
export const mailOwner = (
  services: SubscriptionServices,
  row: SubscriptionRow,
  subject: string,
  paragraphs: readonly string[],
): void => {
  const { db, now } = services;
  const customer = row.customer_id === null ? undefined : findCustomerById(db, row.customer_id);
  sendMail(db, {
    recipient: customer?.email ?? row.email,
    subject: `${readShopName(db, row.store_id)}: ${subject}`,
    body: [...paragraphs, manageText(services, row)].join('\n\n'),
    sent_at: now(),
  });
};

/** How often, in words. */
export const frequencyText = (weeks: number): string => (weeks === 1 ? 'every week' : `every ${weeks} weeks`);

/** Announces the next order, with what it costs. */
export const mailReminder = (services: SubscriptionServices, row: SubscriptionRow, cart: CartModel): void => {
  const total = moneyText(cart.totals.grandTotalMinor, cart.row.currency);
  const isDearer = cart.totals.grandTotalMinor > row.announced_minor;
  mailOwner(services, row, `your next order comes on ${dayText(row.next_on)}`, [
    `On ${dayText(row.next_on)} we place the next order of your subscription, which comes ${frequencyText(row.interval_weeks)}.`,
    ...goodsText(cart),
    `We take ${total}, including VAT${cart.isVirtual ? '' : ' and delivery'}, from your card${row.card_last4 ? ` ending in ${row.card_last4}` : ''}.`,
    ...(isDearer ? [`That is more than before: it was ${moneyText(row.announced_minor, cart.row.currency)}.`] : []),
  ]);
};

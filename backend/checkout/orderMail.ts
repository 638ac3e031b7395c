import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { mailOrigin } from '../mail/mailOrigin';
import { sendMail } from '../mail/outbox';
import type { MailTexts } from '../mail/texts/english';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { readShopName } from '../stores/shopName';

import { windowOfOrder } from './deliveryWindow';
import type { OrderModel } from './models';
import { findOrderAddress, listOrderItems } from './queries';

/** Where an order is collected, in one line. */
export const collectionPlace = (db: Db, order: Pick<OrderModel, 'id'>): string => {
  const shop = findOrderAddress(db, order.id, 'shipping');
  return shop ? [shop.firstname, ...shop.street, shop.postcode].filter(Boolean).join(', ') : '';
};

const collectText = (db: Db, order: OrderModel, texts: MailTexts): string => {
  const [day, time = ''] = order.ready_at?.split(' ') ?? [];
  return texts.collect(collectionPlace(db, order), day, time);
};

const deliveryText = (db: Db, order: OrderModel, texts: MailTexts): string => {
  if (order.pickup_location_code !== null) return collectText(db, order, texts);
  const method = `${order.carrier_title}, ${order.method_title}`;
  const promised = windowOfOrder(order);
  return promised ? texts.arrival(method, promised.from, promised.to, promised.before) : texts.delivery(method);
};

/** What its gift options cost; '' where it has none. */
const giftCharges = (order: OrderModel, texts: MailTexts): string => {
  const money = (minor: number): string => texts.money(minor, order.currency);
  const wrapping = order.item_wrapping_minor + order.order_wrapping_minor;
  const card = order.printed_card_minor;
  return `${wrapping > 0 ? texts.giftWrapping(money(wrapping)) : ''}${card > 0 ? texts.printedCard(money(card)) : ''}`;
};

/**
 * Mails the receipt: number, goods, what was paid, when it arrives, and where to follow it. Runs in the order's
 * transaction, so that there is one letter an order.
 * @param followUp further paragraphs at its end.
 */
export const sendReceipt = (
  { db, now, settings }: Pick<RequestContext, 'db' | 'now' | 'settings'>,
  order: OrderModel,
  followUp: readonly string[] = [],
): void => {
  const texts = mailTextsOf(db, order.store_id);
  const money = (minor: number): string => texts.money(minor, order.currency);
  const isSent = order.carrier_code !== '';
  // What is collected bears the name of the shop.
  const isDelivered = isSent && order.pickup_location_code === null;
  const name = findOrderAddress(db, order.id, isDelivered ? 'shipping' : 'billing')?.firstname;
  const goods = listOrderItems(db, order.id).map(
    (item) => `${item.quantity} × ${item.name} (${item.sku}), ${money(item.row_total_minor)}`,
  );
  const body = [
    texts.confirmed(name, order.increment_id),
    ...goods,
    `${isDelivered ? texts.deliveryCosts(money(order.shipping_minor)) : ''}${giftCharges(order, texts)}${texts.total(money(order.grand_total_minor), money(order.tax_minor))}`,
    ...(isSent ? [deliveryText(db, order, texts)] : []),
    ...(settings.profile.checkout.tracksOrders
      ? [texts.follow(`${mailOrigin(settings)}/track-my-order/?number=${order.increment_id}`)]
      : []),
    ...followUp,
  ].join('\n\n');
  sendMail(db, {
    recipient: order.email,
    subject: texts.receiptSubject(readShopName(db, order.store_id), order.increment_id),
    body,
    sent_at: now(),
  });
};

import type { RequestContext } from '../context';
import { mailOrigin } from '../mail/mailOrigin';
import { dayText, moneyText } from '../mail/mailText';
import { sendMail } from '../mail/outbox';
import { readShopName } from '../stores/shopName';

import { windowOfOrder } from './deliveryWindow';
import type { OrderModel } from './models';
import { findOrderAddress, listOrderItems } from './queries';

const deliveryText = (order: OrderModel): string => {
  const method = `${order.carrier_title}, ${order.method_title}`;
  const promised = windowOfOrder(order);
  if (!promised) return `Delivery: ${method}`;
  const { from, to, before } = promised;
  const days = from === to ? dayText(from) : `between ${dayText(from)} and ${dayText(to)}`;
  return `Arriving ${days}${before ? ` before ${before}` : ''}, by ${method}.`;
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
  const money = (minor: number): string => moneyText(minor, order.currency);
  const isSent = order.carrier_code !== '';
  const name = findOrderAddress(db, order.id, isSent ? 'shipping' : 'billing')?.firstname;
  const goods = listOrderItems(db, order.id).map(
    (item) => `${item.quantity} × ${item.name} (${item.sku}), ${money(item.row_total_minor)}`,
  );
  const body = [
    `Thank you${name ? `, ${name}` : ''}. Your order ${order.increment_id} is confirmed.`,
    ...goods,
    `${isSent ? `Delivery ${money(order.shipping_minor)}. ` : ''}Total ${money(order.grand_total_minor)}, including ${money(order.tax_minor)} VAT.`,
    ...(isSent ? [deliveryText(order)] : []),
    ...(settings.profile.checkout.tracksOrders
      ? [`Follow your order here: ${mailOrigin(settings)}/track-my-order/?number=${order.increment_id}`]
      : []),
    ...followUp,
  ].join('\n\n');
  sendMail(db, {
    recipient: order.email,
    subject: `Your ${readShopName(db, order.store_id)} order ${order.increment_id}`,
    body,
    sent_at: now(),
  });
};

import { earnPoints, payFromBalances } from '../balances/payFromBalances';
import { payFromGiftCards } from '../cart/payFromGiftCards';
import { stockMessages } from '../cart/quantity';
import { updateCart } from '../cart/queries';

import type { Db } from '../db/open';
import { pickupMessages } from '../pickup/pickupMethod';
import { shopOf, takeFromLocation } from '../pickup/pickupQueries';

import { insertInvoice } from './after/invoiceQueries';
import type { OrderModel } from './models';
import { OrderRefused, placeOrderMessages } from './orderObstacles';
import { insertAddress, insertItem, insertOrder, insertPayment, takeStock, type OrderDraft } from './orderWriteQueries';
import { findOrder } from './queries';

/**
 * Writes an order, takes its goods from stock and closes its cart. Runs inside the caller's transaction.
 * @throws OrderRefused when stock, a gift card or a balance does not suffice.
 */
export const writeOrder = (db: Db, draft: OrderDraft): OrderModel => {
  const { cart } = draft;
  if (!cart.lines.every((line) => takeStock(db, line))) throw new OrderRefused(stockMessages.cartOutOfStock);
  const shop = shopOf(cart);
  if (shop && !takeFromLocation(db, shop.id, cart.lines)) throw new OrderRefused(pickupMessages.outOfStock);
  const orderId = insertOrder(db, draft);
  if (!payFromGiftCards(db, orderId, cart.giftCards, cart.row.currency))
    throw new OrderRefused(placeOrderMessages.totalChanged);
  if (!payFromBalances(db, orderId, cart, draft.createdAt)) throw new OrderRefused(placeOrderMessages.totalChanged);
  for (const [index, line] of cart.lines.entries()) {
    const totals = cart.totals.lines[index];
    if (totals) insertItem(db, orderId, line, totals, cart.gifts.ofLines.get(line.id) ?? null);
  }
  if (cart.shippingAddress) insertAddress(db, orderId, 'shipping', cart.shippingAddress);
  if (cart.billingAddress) insertAddress(db, orderId, 'billing', cart.billingAddress);
  insertPayment(db, orderId, draft);
  updateCart(db, cart.row.id, { is_active: 0 }, draft.createdAt);
  const order = findOrder(db, orderId);
  if (!order) throw new Error('An order that was just written is not there.');
  // Paid is invoiced; what waits for its money has no invoice yet.
  if (order.status !== 'pending') {
    insertInvoice(db, order);
    earnPoints(db, order);
  }
  return order;
};

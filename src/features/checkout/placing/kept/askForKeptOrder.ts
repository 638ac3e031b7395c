import { askCart } from '@/features/cart/cartOperations';
import { readMergedCart } from '@/features/cart/cartSlice';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ReceiptOrder } from '../../receiptOrder';
import { forgetSentOrder, type KeptOrder, readKeptOrder, writeKeptOrder } from './keptOrder';
import { findOrderNumber } from './orderNumber';

/** The receipt of an order that was placed, kept for a reload. */
const receiptOf = async (services: ThunkServices, kept: KeptOrder): Promise<ReceiptOrder> => {
  const number = kept.order.number ?? (await findOrderNumber(services, kept));
  const placed = { ...kept, order: { ...kept.order, number } };
  writeKeptOrder(services, 'placed', placed);
  return { orderId: placed.orderId, email: placed.email, order: placed.order };
};

/**
 * The receipt of the order that the backend has just answered.
 * @returns null when the cart was not kept.
 */
export const acceptKeptOrder = async (
  services: ThunkServices,
  cartId: string,
  orderId: string,
): Promise<ReceiptOrder | null> => {
  const sent = readKeptOrder(services.storage, 'sent');
  if (sent?.cartId !== cartId) return null;
  forgetSentOrder(services.storage);
  return receiptOf(services, { ...sent, orderId });
};

/**
 * Asks what became of an order, where the backend cannot say which order came of a cart: a cart that is gone was ordered, an
 * active one was not. That is said only of a cart whose order this shop has sent.
 * @returns null when no order was placed.
 * @throws when nobody can say.
 */
export const askForKeptOrder = async (services: ThunkServices, cartId: string): Promise<ReceiptOrder | null> => {
  const { storage } = services;
  const placed = readKeptOrder(storage, 'placed');
  if (placed?.cartId === cartId) return receiptOf(services, placed);
  const sent = readKeptOrder(storage, 'sent');
  // A cart that was merged into the customer's was active then, and is not any more.
  if (sent?.cartId !== cartId || readMergedCart(storage) === cartId) return null;
  const fate = await askCart(services, cartId);
  if (fate === 'foreign') throw new Error('The cart belongs to somebody else: the session may have ended.');
  return fate === 'gone' ? acceptKeptOrder(services, cartId, '') : null;
};

import { askCart } from '@/features/cart/cartOperations';
import { readMergedCart } from '@/features/cart/cartSlice';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ReceiptOrder } from '../../checkoutSlice';
import type { AttemptFate } from '../askForAttempt';
import { type LastReceipt, readLastReceipt } from '../lastReceipt';
import { maskEmail, type OrderAttempt } from '../orderAttempts';
import { findOrderByToken } from './guestOrder';
import { forgetSentOrder, isAsKept, type KeptOrder, readKeptOrder, writeKeptOrder } from './keptOrder';
import { doorOf, type FoundOrder, findPlacedOrder, type SentOrder } from './orderNumber';

/**
 * Whether the order is what was kept of its cart: a request that came late may have changed the cart on its way into the
 * order, or taken it to another door. The order's own total and address decide where they can be read; else nothing may
 * have been sent that could.
 */
const isProved = (kept: KeptOrder, found: FoundOrder | null, isUnchanged: boolean): boolean => {
  const total = kept.order.total?.grand_total.value;
  if (total == null || found?.grandTotal === undefined) return isUnchanged;
  return found.grandTotal === total && (isUnchanged || found.door === doorOf(kept.order.shipping_address));
};

/**
 * The receipt of an order that was placed, kept for a reload.
 * @param isUnchanged whether nothing was sent that could have changed the cart since it was looked at.
 * @param answer what the backend has answered to the order.
 */
const receiptOf = async (
  services: ThunkServices,
  kept: KeptOrder,
  isUnchanged: boolean,
  answer: FoundOrder | null = null,
): Promise<ReceiptOrder> => {
  const { orderId, email, order } = kept;
  const found = answer ?? (order.number === null ? await findPlacedOrder(services, kept) : null);
  const number = order.number ?? found?.number ?? null;
  const token = order.token ?? found?.token ?? '';
  const maskedEmail = maskEmail(email);
  if (!isProved(kept, found, isUnchanged)) {
    const told = await findOrderByToken(services, token);
    return { orderId, number, token, email, maskedEmail, order: told };
  }
  const placed = { ...kept, order: { ...order, number, token } };
  writeKeptOrder(services, 'placed', placed);
  return { orderId, number, token, email, maskedEmail, order: placed.order };
};

/**
 * The receipt of the order that the backend has just answered.
 * @returns null when the cart was not kept.
 */
export const acceptKeptOrder = async (
  services: ThunkServices,
  cartId: string,
  { orderId, placed }: SentOrder,
): Promise<ReceiptOrder | null> => {
  const sent = readKeptOrder(services.storage, 'sent');
  if (sent?.cartId !== cartId) return null;
  forgetSentOrder(services.storage);
  return receiptOf(services, { ...sent, orderId }, isAsKept(services.storage, sent), placed);
};

/**
 * Milliseconds after which a backend is not at work on an order any more, whatever held it up: the longest that Magento's
 * own web server configuration waits for PHP.
 */
const longestWorkMs = 600_000;

/** What is told of an order of which nothing was kept. */
const bareReceipt = ({
  number,
  token,
  maskedEmail,
}: Pick<LastReceipt, 'number' | 'token' | 'maskedEmail'>): ReceiptOrder => ({
  orderId: '',
  number,
  token,
  email: '',
  maskedEmail,
  order: null,
});

/**
 * Asks what became of an order, where the backend cannot say which order came of a cart: a cart that is gone was ordered.
 * One that is active was not ordered yet: it never will be when the backend has ended its work on it.
 * @throws when nobody can say.
 */
export const askForKeptAttempt = async (services: ThunkServices, attempt: OrderAttempt): Promise<AttemptFate> => {
  const { cartId, isAnswered, sentAt } = attempt;
  const { storage, now } = services;
  const placed = readKeptOrder(storage, 'placed');
  // It was kept there because it was as it had been looked at.
  if (placed?.cartId === cartId) return { kind: 'placed', receipt: await receiptOf(services, placed, true) };
  // A cart that was merged into the customer's was active then, and cannot be ordered any more.
  if (readMergedCart(storage) === cartId) return { kind: 'notPlaced' };
  const fate = await askCart(services, cartId);
  if (fate === 'foreign') return { kind: 'unknown', isSignedOut: !attempt.isGuest };
  if (fate === 'gone') {
    const receipt = await acceptKeptOrder(services, cartId, { orderId: '', placed: null });
    return {
      kind: 'placed',
      receipt: receipt ?? bareReceipt({ number: null, token: '', maskedEmail: attempt.maskedEmail }),
    };
  }
  const isOver = isAnswered || now() - sentAt > longestWorkMs;
  return isOver ? { kind: 'notPlaced' } : { kind: 'unknown', isSignedOut: false };
};

/** The receipt of the last order: as it was kept, as a guest's token opens it, or without what is personal in it. */
export const askForKeptReceipt = async (services: ThunkServices, last: LastReceipt): Promise<ReceiptOrder | null> => {
  const placed = readKeptOrder(services.storage, 'placed');
  if (placed?.cartId === last.cartId) return receiptOf(services, placed, true);
  if (readLastReceipt(services.storage)?.cartId !== last.cartId) return null;
  return { ...bareReceipt(last), order: await findOrderByToken(services, last.token) };
};

import { askCart } from '@/features/cart/cartOperations';
import { readMergedCart } from '@/features/cart/cartSlice';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ReceiptOrder } from '../../checkoutSlice';
import type { AttemptFate } from '../askForAttempt';
import { type LastReceipt, readLastReceipt } from '../lastReceipt';
import { maskEmail, type OrderAttempt } from '../orderAttempts';
import { forgetSentOrder, type KeptOrder, readKeptOrder, writeKeptOrder } from './keptOrder';
import { type FoundOrder, findPlacedOrder } from './orderNumber';

/**
 * Whether the cart was changed on its way into the order, by a request that came late: what was kept of it is not what was
 * ordered then.
 */
const isAnotherTotal = ({ order }: KeptOrder, found: FoundOrder | null): boolean => {
  const kept = order.total?.grand_total.value;
  return kept != null && found?.grandTotal !== undefined && found.grandTotal !== kept;
};

/** The receipt of an order that was placed, kept for a reload. */
const receiptOf = async (services: ThunkServices, kept: KeptOrder): Promise<ReceiptOrder> => {
  const { orderId, email, order } = kept;
  const found = order.number === null ? await findPlacedOrder(services, kept) : null;
  const number = order.number ?? found?.number ?? null;
  const maskedEmail = maskEmail(email);
  if (isAnotherTotal(kept, found)) return { orderId, number, email, maskedEmail, order: null };
  const placed = { ...kept, order: { ...order, number } };
  writeKeptOrder(services, 'placed', placed);
  return { orderId, number, email, maskedEmail, order: placed.order };
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
 * Milliseconds after which a backend is not at work on an order any more, whatever held it up: the longest that Magento's
 * own web server configuration waits for PHP.
 */
const longestWorkMs = 600_000;

/** What is told of an order of which nothing was kept. */
const bareReceipt = ({ number, maskedEmail }: Pick<LastReceipt, 'number' | 'maskedEmail'>): ReceiptOrder => ({
  orderId: '',
  number,
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
  if (placed?.cartId === cartId) return { kind: 'placed', receipt: await receiptOf(services, placed) };
  // A cart that was merged into the customer's was active then, and cannot be ordered any more.
  if (readMergedCart(storage) === cartId) return { kind: 'notPlaced' };
  const fate = await askCart(services, cartId);
  if (fate === 'foreign') return { kind: 'unknown', isSignedOut: !attempt.isGuest };
  if (fate === 'gone') {
    const receipt = await acceptKeptOrder(services, cartId, '');
    return { kind: 'placed', receipt: receipt ?? bareReceipt({ number: null, maskedEmail: attempt.maskedEmail }) };
  }
  const isOver = isAnswered || now() - sentAt > longestWorkMs;
  return isOver ? { kind: 'notPlaced' } : { kind: 'unknown', isSignedOut: false };
};

/** The receipt of the last order; without what is personal in it after signing out. */
export const askForKeptReceipt = async (services: ThunkServices, last: LastReceipt): Promise<ReceiptOrder | null> => {
  const placed = readKeptOrder(services.storage, 'placed');
  if (placed?.cartId === last.cartId) return receiptOf(services, placed);
  return readLastReceipt(services.storage)?.cartId === last.cartId ? bareReceipt(last) : null;
};

import { reloadCart } from '../cart/loadCart';
import type { CartModel } from '../cart/models';
import type { RequestContext } from '../context';
import { findCustomerById } from '../customer/queries';
import { toSqlTime } from '../db/time';

import type { OrderModel } from './models';
import { findOrderObstacle, OrderRefused, placeOrderMessages } from './orderObstacles';
import { writeOrder } from './writeOrder';

/** How the shopper wants to pay, and what the shopper was told. */
export interface OrderRequest {
  cartId: number;
  /** From the payment provider's frame; null when the caller's transport cannot carry one. */
  nonce: string | null;
  /** Total that the shopper saw, in minor units; null when the client does not say. */
  expectedTotalMinor: number | null;
}

const findEmail = (context: RequestContext, { row }: CartModel): string | null =>
  row.customer_id === null ? row.email : (findCustomerById(context.db, row.customer_id)?.email ?? null);

/**
 * Places the order of a cart in one transaction: the cart is read again, checked, paid and written, or nothing is.
 * Money that an outside provider took is given back when writing fails.
 * @throws OrderRefused in words for the shopper.
 */
export const placeOrder = (
  context: RequestContext,
  { cartId, nonce, expectedTotalMinor }: OrderRequest,
): OrderModel => {
  const { db, payments } = context;
  let transactionId: string | null = null;
  try {
    return db.transaction(() => {
      const cart = reloadCart(context, cartId);
      if (cart.row.is_active !== 1) throw new OrderRefused("The cart isn't active.", 'CART_NOT_ACTIVE');
      const email = findEmail(context, cart);
      const obstacle = findOrderObstacle(cart, email, cart.row.payment_method === payments.method.code);
      const { shippingMethod, totals, row } = cart;
      if (obstacle) throw obstacle;
      if (!email || !shippingMethod || !nonce) throw new OrderRefused(placeOrderMessages.noPaymentMethod);
      if (expectedTotalMinor !== null && expectedTotalMinor !== totals.grandTotalMinor) {
        throw new OrderRefused(placeOrderMessages.totalChanged);
      }
      const payment = payments.capture(nonce, totals.grandTotalMinor, row.currency);
      if (payment.kind === 'refused') throw new OrderRefused(payment.message);
      transactionId = payment.transactionId;
      const createdAt = toSqlTime(context.now());
      return writeOrder(db, { cart, email, shippingMethod, payment, paymentMethod: payments.method, createdAt });
    });
  } catch (error) {
    if (transactionId !== null) payments.void(transactionId);
    throw error;
  }
};

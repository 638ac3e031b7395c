import { reloadCart } from '../cart/loadCart';
import type { CartModel } from '../cart/models';
import type { RequestContext } from '../context';
import { findCustomerById } from '../customer/queries';
import { toSqlTime } from '../db/time';
import { isOfflineMethod, purchaseOrderCode } from '../payments/offline/offlineMethods';
import { findPurchaseOrderNumber } from '../payments/offline/purchaseOrderQueries';
import { findPaymentMethod, freeMethod } from '../payments/paymentMethods';
import { nonceOfPayment } from '../payments/providers/paypal/expressToken';
import { pickupMessages } from '../pickup/pickupMethod';
import { listShortages, shopOf } from '../pickup/pickupQueries';
import { startSubscriptions } from '../subscriptions/startSubscriptions';
import { requireAgreement } from '../subscriptions/terms';

import { goesElsewhere } from './expectedPlace';
import type { OrderModel } from './models';
import { addressRulesOf } from './addressRules';
import { findOrderObstacle, OrderRefused, placeOrderMessages } from './orderObstacles';
import { sendReceipt } from './orderMail';
import type { Captured } from './orderWriteQueries';
import { writeOrder } from './writeOrder';

/** How the shopper wants to pay, and what the shopper was told. */
export interface OrderRequest {
  cartId: number;
  /** From the payment provider's frame; null when the caller's transport cannot carry one, or a saved card needs none. */
  nonce: string | null;
  /** Card of the customer's vault that pays; absent for one that was typed. */
  publicHash?: string | null;
  /** Whether the customer wants to keep the card. */
  isStored?: boolean;
  /** Total that the shopper saw, in minor units; null when the client does not say. */
  expectedTotalMinor: number | null;
  /** Where the shopper read that it goes (expectedPlace.ts); null when the client does not say. */
  expectedPlace: string | null;
}

const findEmail = (context: RequestContext, { row }: CartModel): string | null =>
  row.customer_id === null ? row.email : (findCustomerById(context.db, row.customer_id)?.email ?? null);

/** Takes the money; nothing is asked of anybody for an order that costs nothing, or that is paid outside of the shop. */
const takeMoney = (
  context: RequestContext,
  { row, totals }: CartModel,
  { nonce: sent, publicHash = null, isStored = false }: OrderRequest,
  isRecurring: boolean,
): Captured => {
  if (totals.grandTotalMinor === 0) {
    return { kind: 'captured', transactionId: `free_${row.id}`, cardBrand: null, cardLast4: null };
  }
  if (isOfflineMethod(row.payment_method)) {
    return { kind: 'captured', transactionId: `offline_${row.id}`, cardBrand: null, cardLast4: null };
  }
  const nonce = nonceOfPayment(context, row, sent);
  if (!nonce && publicHash === null) throw new OrderRefused(placeOrderMessages.noPaymentMethod);
  const use = { methodCode: row.payment_method ?? '', customerId: row.customer_id, publicHash, isStored, isRecurring };
  const payment = context.payments.capture(nonce ?? '', totals.grandTotalMinor, row.currency, use);
  if (payment.kind === 'refused') throw new OrderRefused(payment.message);
  return payment;
};

/** An order paid outside of the shop waits for the money; the profile says whether a free one waits, too. */
const firstStatus = ({ settings }: RequestContext, methodCode: string): string => {
  if (isOfflineMethod(methodCode)) return 'pending';
  return methodCode === freeMethod.code ? settings.profile.checkout.freeOrderStatus : 'processing';
};

/**
 * Places the order of a cart in one transaction: the cart is read again, checked, paid and written, or nothing is.
 * Money that an outside provider took is given back when writing fails.
 * @throws OrderRefused in words for the shopper.
 */
export const placeOrder = (context: RequestContext, request: OrderRequest): OrderModel => {
  const { cartId, expectedTotalMinor, expectedPlace } = request;
  const { db, payments } = context;
  let transactionId: string | null = null;
  try {
    return db.transaction(() => {
      const cart = reloadCart(context, cartId);
      if (cart.row.is_active !== 1) throw new OrderRefused("The cart isn't active.", 'CART_NOT_ACTIVE');
      const email = findEmail(context, cart);
      const paymentMethod = findPaymentMethod(payments, cart, cart.row.payment_method);
      const obstacle = findOrderObstacle(cart, email, paymentMethod !== undefined, addressRulesOf(context));
      const { shippingMethod, totals } = cart;
      if (obstacle) throw obstacle;
      const shop = shopOf(cart);
      if (shop && listShortages(db, shop.id, cart.lines).length > 0) throw new OrderRefused(pickupMessages.outOfStock);
      const isShippingKnown = cart.isVirtual || shippingMethod !== null;
      if (!email || !isShippingKnown || !paymentMethod) throw new OrderRefused(placeOrderMessages.noPaymentMethod);
      if (expectedTotalMinor !== null && expectedTotalMinor !== totals.grandTotalMinor) {
        throw new OrderRefused(placeOrderMessages.totalChanged);
      }
      if (expectedPlace !== null && goesElsewhere(cart, expectedPlace))
        throw new OrderRefused(placeOrderMessages.placeChanged);
      if (paymentMethod.code === purchaseOrderCode && findPurchaseOrderNumber(db, cartId) === undefined) {
        throw new OrderRefused(placeOrderMessages.noPurchaseOrderNumber);
      }
      const consent = requireAgreement(context, cart);
      const payment = takeMoney(context, cart, request, consent !== null);
      transactionId = payment.transactionId;
      const createdAt = toSqlTime(context.shopNow());
      const order = writeOrder(db, {
        cart,
        email,
        status: firstStatus(context, paymentMethod.code),
        shippingMethod,
        payment,
        paymentMethod,
        createdAt,
      });
      const followUp = consent ? startSubscriptions(context, { order, cart, payment, paymentMethod, consent }) : [];
      sendReceipt(context, order, followUp);
      return order;
    });
  } catch (error) {
    if (transactionId !== null) payments.void(transactionId);
    throw error;
  }
};

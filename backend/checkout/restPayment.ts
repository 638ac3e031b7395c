import { refusalOfRobot } from '../captcha/requireHuman';
import { findAddresses, saveAddress } from '../cart/addressQueries';
import { loadCart } from '../cart/loadCart';
import { updateCart } from '../cart/queries';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { workUnderWay } from '../faults/delayedWork';
import { savePurchaseOrderNumber } from '../payments/offline/purchaseOrderQueries';
import { findPaymentMethod } from '../payments/paymentMethods';
import { RestError } from '../rest/restError';
import { readStoreSettings } from '../stores/storeSettings';

import { requireAgreements } from './agreements';
import { saveCartPayment } from './cartPayment';
import { readExpectedPlace } from './expectedPlace';
import { answerOnce, KeyReused } from './idempotency';
import { checkoutMessages } from './methodMutations';
import { beginAttempt, failAttempt, finishAttempt, maxKeyLength } from './orderAttempts';
import { findNothingSold, OrderRefused } from './orderObstacles';
import { placeOrder } from './placeOrder';
import { readAddress, readParameters } from './restBody';
import { requireCustomerId, requireRestCart, type CartPath } from './restCart';
import { findNonce, readGuestEmail, readPayment, type RestPayment } from './restPaymentBody';
import { assertAddress } from './restShipping';
import { paymentDetailsBody } from './restTotals';

/** Total that the shopper saw, from a header of the shop's own that other backends ignore; in minor units. */
const readExpectedTotal = (headers: Headers): number | null => {
  const sent = headers.get('x-expected-total');
  if (sent === null) return null;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(sent)) {
    throw new RestError(400, 'The X-Expected-Total header must be an amount such as 48.83.');
  }
  return Math.round(Number(sent) * 100);
};

const readKey = (headers: Headers): string | null => {
  const key = headers.get('idempotency-key')?.trim() ?? '';
  if (key.length > maxKeyLength)
    throw new RestError(400, `The Idempotency-Key may have at most ${maxKeyLength} characters.`);
  return key === '' ? null : key;
};

/** Whether the profile knows the headers that only this shop sends. */
const honoursShopHeaders = ({ settings }: RequestContext): boolean => settings.profile.checkout.honoursShopHeaders;

interface PaidCart {
  cartId: number;
  payment: RestPayment;
}

/**
 * Sets payment, e-mail and billing address of a call on its cart.
 * @throws RestError and OrderRefused with the real backend's messages.
 */
const setPayment = (context: RequestContext, path: CartPath, body: unknown): PaidCart => {
  const { db } = context;
  const sent = readParameters(body);
  const email = path.kind === 'guest' ? readGuestEmail(sent) : null;
  const payment = readPayment(sent.payment_method);
  const row = requireRestCart(context, path);
  const { billing } = findAddresses(db, row.id);
  const billingAddress = readAddress(sent.billing_address, context.settings.profile.checkout, billing);
  if (email && !readStoreSettings(db, row.store_id).is_guest_checkout_enabled) {
    throw new RestError(400, checkoutMessages.guestCheckoutOff);
  }
  const cart = loadCart(context, row);
  if (!findPaymentMethod(context.payments, cart, payment.method))
    throw new RestError(400, findNothingSold(cart) ?? checkoutMessages.noSuchPaymentMethod);
  if (billingAddress) {
    assertAddress(context, billingAddress, 'billing');
    saveAddress(db, row.id, 'billing', billingAddress);
  }
  updateCart(db, row.id, { payment_method: payment.method, ...(email ? { email } : {}) }, toSqlTime(context.now()));
  savePurchaseOrderNumber(db, row.id, payment.purchaseOrder);
  return { cartId: row.id, payment };
};

/** Sets what the call sends on the cart, and places its order. */
const submit = (context: RequestContext, path: CartPath, body: unknown): number => {
  const refusal = refusalOfRobot(context, 'PLACE_ORDER');
  if (refusal !== null) throw new RestError(400, refusal);
  const expectedTotalMinor = honoursShopHeaders(context) ? readExpectedTotal(context.headers) : null;
  const expectedPlace = honoursShopHeaders(context) ? readExpectedPlace(context.headers) : null;
  const { cartId, payment } = setPayment(context, path, body);
  requireAgreements(context.db, context.store.id, payment.agreementIds);
  const { nonce, publicHash, isStored } = payment;
  return placeOrder(context, { cartId, nonce, publicHash, isStored, expectedTotalMinor, expectedPlace }).id;
};

/** The body without what is new at every payment: pressing the button again is the same decision with another nonce. */
const decisionIn = (body: unknown): unknown => {
  const sent = readParameters(body);
  const payment = readParameters(sent.payment_method);
  const details = {
    ...readParameters(payment.additional_data),
    payment_method_nonce: null,
    paypal_express_checkout_token: null,
    paypal_express_checkout_payer_id: null,
  };
  return { ...sent, payment_method: { ...payment, additional_data: details } };
};

const submitOnce = (context: RequestContext, path: CartPath, body: unknown, key: string | null): number => {
  if (key === null) return submit(context, path, body);
  const scope = path.kind === 'guest' ? `guest:${path.maskedId}` : `customer:${requireCustomerId(context)}`;
  const once = { key, scope, request: decisionIn(body), now: context.now() };
  const answer = answerOnce(context.db, once, () => ({ status: 200, body: submit(context, path, body) }));
  return Number(answer.body);
};

/** A payment that no order came of is given up; one that was taken stays. */
const giveUpPayment = ({ payments }: RequestContext, body: unknown): void => {
  const nonce = findNonce(body);
  if (nonce !== null) payments.cancel(nonce);
};

const toRefusal = (error: unknown): unknown => {
  if (error instanceof OrderRefused) return new RestError(400, error.message);
  if (error instanceof KeyReused) {
    return new RestError(400, 'This Idempotency-Key was used for another order. Send a new key with a changed order.');
  }
  return error;
};

/**
 * POST payment-information: places the order in one transaction and answers its internal id, as a bare number or as
 * text, as the profile says.
 * The same `Idempotency-Key` with the same order gets the first answer again; it is written down before the work begins,
 * so that a shop whose answer is lost can ask what became of it.
 * @throws RestError with Magento's status and message (docs/magento.md), 409 for a key that was closed; nothing is taken and nothing written then, and a payment that stood is given up.
 */
export const savePaymentInformation = async (
  context: RequestContext,
  path: CartPath,
  body: unknown,
): Promise<unknown> => {
  const { db, settings } = context;
  let begun: string | null = null;
  try {
    if (path.kind === 'mine') requireCustomerId(context);
    const key = honoursShopHeaders(context) ? readKey(context.headers) : null;
    if (key !== null) {
      beginAttempt(context, path, key);
      begun = key;
    }
    await workUnderWay();
    const work = (): number => submitOnce(context, path, body, key);
    const orderId = db.transaction(() => (key === null ? work() : finishAttempt(context, key, work)));
    // A repetition brings a payment of its own, which pays nothing.
    giveUpPayment(context, body);
    return settings.profile.checkout.answersOrderIdAsText ? String(orderId) : orderId;
  } catch (error) {
    if (begun !== null) failAttempt(context, begun);
    giveUpPayment(context, body);
    throw toRefusal(error);
  }
};

/**
 * POST set-payment-information: the same without the order, which `placeOrder` of GraphQL places then; like the real
 * backend it takes a payment without the terms that an order by REST needs.
 * @returns true.
 * @throws RestError with Magento's status and message.
 */
export const setPaymentInformation = (context: RequestContext, path: CartPath, body: unknown): true => {
  try {
    if (path.kind === 'mine') requireCustomerId(context);
    context.db.transaction(() => {
      const { cartId, payment } = setPayment(context, path, body);
      saveCartPayment(context.db, cartId, payment);
    });
    return true;
  } catch (error) {
    throw toRefusal(error);
  }
};

/** GET payment-information: payment methods and totals. */
export const readPaymentInformation = (context: RequestContext, path: CartPath): unknown =>
  paymentDetailsBody(context, loadCart(context, requireRestCart(context, path)));

import { toRestAddress } from '@/features/address/address';
import { placeOrderClicked } from '@/features/cart/cartSlice';
import { getCartDetails, toCartError } from '@/features/cart/cartOperations';
import { placingRejected, placingStarted } from '@/features/payment/paymentSlice';
import type { PaymentDetails, PaymentOutcome } from '@/features/payment/followPayment';
import { toRestPayment } from '@/features/payment/restPayment';
import type { AppThunk } from '@/kernel/redux/thunk';
import { RestError, RestNetworkError } from '@/kernel/rest/restErrors';
import { withCartLock } from './cartLock';
import {
  orderSubmitted,
  paymentMethodAccepted,
  paymentMethodRejected,
  paymentMethodSubmitted,
  selectCheckout,
} from '../checkoutSlice';
import { addAttempt, saveCheckoutField } from '../progress/checkoutStorage';
import { cartPath, type CheckoutRootState, contactOf, requireCartId, requireEmail } from '../progress/checkoutThunks';
import { acceptKeptOrder } from './kept/askForKeptOrder';
import { keepOrder } from './kept/keepOrder';
import { acceptOrder, rejectOrder } from './orderOutcome';
import { askForOrder, askForUnknownOrder, settleUnknownOrder } from './settleOrder';

/** Milliseconds after which an order that is not answered counts as lost. */
const answerTimeoutMs = 30_000;
/** A key that no other attempt has. `randomUUID` needs a secure page, which a shop in development is not always. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether an error proves that no order was placed: the backend read the request and refused it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RestError && error.status >= 400 && error.status < 500 && ![404, 408, 409].includes(error.status);

/** What an order is placed with. */
export interface OrderRequest {
  pay: () => Promise<PaymentOutcome>;
  /** What the shopper saw, such as '48.83'. */
  expectedTotal: string;
  /** Headers of the bot protection; asked for when the payment stands, as a token lives for two minutes only. */
  protect: () => Promise<Record<string, string>>;
}

const sendOrder =
  (
    cartId: string,
    key: string,
    details: PaymentDetails,
    { expectedTotal, protect }: OrderRequest,
  ): AppThunk<Promise<string>, CheckoutRootState> =>
  async (_dispatch, getState, { rest }) => {
    const state = getState();
    const { billingAddress, shippingAddress, payment } = selectCheckout(state);
    const email = requireEmail(state, shippingAddress ?? billingAddress);
    const address = billingAddress ?? shippingAddress;
    const answer = await rest.post(
      `${cartPath(state, cartId)}/payment-information`,
      {
        cartId,
        ...(state.user.isSignedIn ? {} : { email }),
        ...(address ? { billingAddress: toRestAddress(address) } : {}),
        paymentMethod: toRestPayment(payment.selectedMethod ?? '', details),
      },
      {
        headers: { 'Idempotency-Key': key, 'X-Expected-Total': expectedTotal, ...(await protect()) },
        signal: AbortSignal.timeout(answerTimeoutMs),
      },
    );
    // The response is the order's id: a number, or a text on older backends.
    if (typeof answer !== 'number' && (typeof answer !== 'string' || answer === ''))
      throw new Error('The answer names no order.');
    return String(answer);
  };

/** Whether the backend was given up, and may be at work still. */
const isTimeout = (error: unknown): boolean =>
  error instanceof RestNetworkError && error.cause instanceof DOMException && error.cause.name === 'TimeoutError';

/** A session that ended takes a customer's cart along: nothing was ordered. */
const isSignedOut = (error: unknown): boolean => error instanceof RestError && error.status === 401;

const payAndSend =
  (cartId: string, key: string, request: OrderRequest): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const code = selectCheckout(getState()).payment.selectedMethod ?? '';
    dispatch(paymentMethodSubmitted());
    const outcome = await request.pay();
    if (outcome.kind !== 'nonce') {
      const { reason, message } = outcome;
      // A cart that is gone may have been ordered by another tab, or by a request whose answer never came.
      if (getState().cart.cartId !== cartId && (await dispatch(askForUnknownOrder(cartId)))) return;
      dispatch(paymentMethodRejected({ kind: 'unexpected', message: reason }));
      dispatch(placingRejected({ reason, message }));
      return;
    }
    saveCheckoutField(services, 'paymentCode', code);
    dispatch(paymentMethodAccepted({ code, data: { nonce: outcome.nonce } }));

    dispatch(orderSubmitted());
    if (!CAPABILITIES.placedOrder) await dispatch(keepOrder(cartId));
    addAttempt(services.storage, { cartId, key });
    try {
      const orderId = await dispatch(sendOrder(cartId, key, outcome, request));
      const receipt = CAPABILITIES.placedOrder
        ? await askForOrder(services, cartId).catch(() => null)
        : await acceptKeptOrder(services, cartId, orderId);
      const email = contactOf(selectCheckout(getState()))?.email ?? '';
      await dispatch(acceptOrder(cartId, receipt ?? { orderId, email, order: null }));
    } catch (error) {
      if (isSignedOut(error)) dispatch(rejectOrder(key, 'sessionExpired', { kind: 'unexpected', message: '' }));
      else if (isRefusal(error)) {
        dispatch(rejectOrder(key, 'order', toCartError(error)));
        // What the backend refused may have changed meanwhile: the shopper sees the cart as it is now.
        await dispatch(getCartDetails());
      } else await dispatch(settleUnknownOrder(cartId, key, isTimeout(error)));
    }
  };

/**
 * Places the order: at most once, whatever is pressed twice, lost, reloaded or done in two tabs.
 * It never throws: what came of it is in the payment state.
 */
export const placeOrder =
  (request: OrderRequest): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState) => {
    const { kind } = selectCheckout(getState()).payment.placing;
    if (kind !== 'idle' && kind !== 'rejected') return;
    const key = newKey();
    dispatch(placeOrderClicked(true));
    dispatch(placingStarted({ key }));
    try {
      const cartId = requireCartId(getState());
      requireEmail(getState(), contactOf(selectCheckout(getState())));
      const done = await withCartLock(cartId, async () => {
        await dispatch(payAndSend(cartId, key, request));
        return true;
      });
      if (!done) dispatch(rejectOrder(key, 'otherTab', { kind: 'unexpected', message: '' }));
    } catch (error) {
      dispatch(rejectOrder(key, 'order', toCartError(error)));
    } finally {
      dispatch(placeOrderClicked(false));
    }
  };

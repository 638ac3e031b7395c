import { toRestAddress } from '@/features/address/address';
import { clearCartDataFromCache, createCart, removeCart } from '@/features/cart/cartIdentity';
import {
  placingAccepted,
  placingBecameUnknown,
  placingRejected,
  placingStarted,
  type RejectionReason,
} from '@/features/payment/paymentSlice';
import type { PaymentOutcome } from '@/features/payment/useCardPayment';
import { type AppError, errorText, toAppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { RestError } from '@/kernel/rest/restErrors';
import { PlacedOrderDocument } from './api/PlacedOrder.graphql.generated';
import { withCartLock } from './cartLock';
import {
  orderAccepted,
  orderRejected,
  orderSubmitted,
  paymentMethodAccepted,
  paymentMethodRejected,
  paymentMethodSubmitted,
} from './checkoutSlice';
import { readAttempt, removeAttempt, saveAttempt, saveCheckoutField, saveReceiptCart } from './checkoutStorage';
import { removeSavedCheckout } from './forgetCheckout';
import { cartPath, type CheckoutRootState, requireCartId, requireEmail } from './checkoutThunks';
import type { ReceiptOrder } from './receiptOrder';

/** Milliseconds after which an order that is not answered counts as lost. */
const answerTimeoutMs = 30_000;
/** How often the backend is asked about a lost order before it counts as not placed, and milliseconds in between. */
const questions = 3;
const questionDelayMs = 2000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A key that no other attempt has. `randomUUID` needs a secure page, which a shop in development is not always. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Asks which order was placed from a cart; null when none was. */
export const askForOrder = async ({ apollo }: ThunkServices, cartId: string): Promise<ReceiptOrder | null> => {
  const { data } = await apollo.query({ query: PlacedOrderDocument, variables: { cartId }, fetchPolicy: 'no-cache' });
  const placed = data?.placedOrder;
  if (!placed) return null;
  return { orderId: String(placed.entity_id), email: placed.order.email ?? '', order: placed.order };
};

const reject =
  (reason: RejectionReason, error: AppError): AppThunk<void, CheckoutRootState> =>
  (dispatch, _getState, { storage }) => {
    removeAttempt(storage);
    dispatch(orderRejected(error));
    dispatch(placingRejected({ reason, message: errorText(error) }));
  };

/** After an order was placed: its receipt is kept, what was typed is forgotten, the next cart is made (spec §4 Checkout). */
const accept =
  (cartId: string, receipt: ReceiptOrder): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, _getState, { storage }) => {
    saveReceiptCart(storage, cartId);
    removeAttempt(storage);
    removeSavedCheckout(storage);
    dispatch(orderAccepted(receipt));
    dispatch(placingAccepted({ orderId: receipt.orderId, orderNumber: receipt.order?.number ?? null }));
    dispatch(clearCartDataFromCache());
    dispatch(removeCart());
    try {
      await dispatch(createCart());
    } catch {
      // The order stands; the next thing that is added makes a cart.
    }
  };

/** Whether an error leaves no doubt that no order was placed: the backend read the request and refused it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RestError && error.status >= 400 && error.status < 500 && ![404, 408, 409].includes(error.status);

const sendOrder =
  (cartId: string, key: string, nonce: string, expectedTotal: string): AppThunk<Promise<string>, CheckoutRootState> =>
  async (_dispatch, getState, { rest }) => {
    const state = getState();
    const { billingAddress, shippingAddress, payment } = state.checkout;
    const email = requireEmail(state, shippingAddress);
    const address = billingAddress ?? shippingAddress;
    const answer = await rest.post(
      `${cartPath(state, cartId)}/payment-information`,
      {
        cartId,
        ...(state.user.isSignedIn ? {} : { email }),
        ...(address ? { billingAddress: toRestAddress(address) } : {}),
        paymentMethod: { method: payment.selectedMethod ?? '', additional_data: { payment_method_nonce: nonce } },
      },
      {
        headers: { 'Idempotency-Key': key, 'X-Expected-Total': expectedTotal },
        signal: AbortSignal.timeout(answerTimeoutMs),
      },
    );
    // The response is the order's id: a number, or a text on older backends (semantics §8).
    if (typeof answer !== 'number' && (typeof answer !== 'string' || answer === ''))
      throw new Error('The answer names no order.');
    return String(answer);
  };

/**
 * Finds out what became of an order whose answer was lost. It may still be under way, so a no is asked for again.
 * While nobody answers it stays unknown.
 */
export const settleUnknownOrder =
  (cartId: string, key: string): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, _getState, services) => {
    dispatch(placingBecameUnknown({ key, isAsking: true }));
    try {
      for (let question = 1; question <= questions; question += 1) {
        const receipt = await askForOrder(services, cartId);
        if (receipt) {
          await dispatch(accept(cartId, receipt));
          return;
        }
        if (question < questions) await wait(questionDelayMs);
      }
    } catch {
      dispatch(placingBecameUnknown({ key, isAsking: false }));
      return;
    }
    dispatch(reject('notPlaced', { kind: 'network', message: 'No order was placed.' }));
  };

/** Looks after an order that an earlier page sent and never heard of. */
export const settleEarlierOrder =
  (): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, _getState, { storage }) => {
    const attempt = readAttempt(storage);
    if (attempt) await dispatch(settleUnknownOrder(attempt.cartId, attempt.key));
  };

const reasons = {
  refused: 'refused',
  notAuthenticated: 'notAuthenticated',
  failed: 'provider',
} as const satisfies Record<Exclude<PaymentOutcome['kind'], 'nonce'>, RejectionReason>;

const payAndSend =
  (
    cartId: string,
    key: string,
    expectedTotal: string,
    pay: () => Promise<PaymentOutcome>,
  ): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const code = getState().checkout.payment.selectedMethod ?? '';
    dispatch(paymentMethodSubmitted());
    const outcome = await pay();
    if (outcome.kind !== 'nonce') {
      const message = outcome.kind === 'failed' ? outcome.message : '';
      dispatch(paymentMethodRejected({ kind: 'unexpected', message: outcome.kind }));
      dispatch(placingRejected({ reason: reasons[outcome.kind], message }));
      return;
    }
    saveCheckoutField(services.storage, 'paymentCode', code);
    dispatch(paymentMethodAccepted({ code, data: { nonce: outcome.nonce } }));

    dispatch(orderSubmitted());
    saveAttempt(services.storage, { cartId, key });
    try {
      const orderId = await dispatch(sendOrder(cartId, key, outcome.nonce, expectedTotal));
      const receipt = await askForOrder(services, cartId).catch(() => null);
      const email = getState().checkout.shippingAddress?.email ?? '';
      await dispatch(accept(cartId, receipt ?? { orderId, email, order: null }));
    } catch (error) {
      if (isRefusal(error)) dispatch(reject('order', toAppError(error)));
      else await dispatch(settleUnknownOrder(cartId, key));
    }
  };

/**
 * Places the order: at most once, whatever is pressed twice, lost, reloaded or done in two tabs (ARCHITECTURE §7).
 * It never throws: what came of it is in the payment state.
 * @param expectedTotal what the shopper saw, such as '48.83'.
 */
export const placeOrder =
  (pay: () => Promise<PaymentOutcome>, expectedTotal: string): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState) => {
    const { kind } = getState().checkout.payment.placing;
    if (kind !== 'idle' && kind !== 'rejected') return;
    const key = newKey();
    dispatch(placingStarted({ key }));
    try {
      const cartId = requireCartId(getState());
      requireEmail(getState(), getState().checkout.shippingAddress);
      const done = await withCartLock(cartId, async () => {
        await dispatch(payAndSend(cartId, key, expectedTotal, pay));
        return true;
      });
      if (!done) dispatch(reject('otherTab', { kind: 'unexpected', message: '' }));
    } catch (error) {
      dispatch(reject('order', toAppError(error)));
    }
  };

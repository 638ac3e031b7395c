import { placeOrderClicked } from '@/features/cart/cartSlice';
import { toCartError } from '@/features/cart/cartOperations';
import type { PaymentDetails, PaymentOutcome } from '@/features/payment/followPayment';
import { placingRejected, placingStarted } from '@/features/payment/paymentSlice';
import { selectCurrentUser } from '@/features/session/userSlice';
import type { AppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import {
  orderSubmitted,
  paymentMethodAccepted,
  paymentMethodRejected,
  paymentMethodSubmitted,
  selectCheckout,
} from '../checkoutSlice';
import { saveCheckoutField } from '../progress/checkoutStorage';
import { type CheckoutRootState, contactOf, requireCartId, requireEmail } from '../progress/checkoutThunks';
import { askForReceipt } from './askForAttempt';
import { withCartLock } from './cartLock';
import { acceptKeptOrder } from './kept/askForKeptOrder';
import { keepOrder } from './kept/keepOrder';
import { readLastReceipt } from './lastReceipt';
import { keepAttempt, maskEmail, type OrderAttempt, readAttempts } from './orderAttempts';
import { keyOfDecision } from './orderDecision';
import { acceptOrder, rejectOrder } from './orderOutcome';
import { isAnswered, isCartUnknown, isRefusal, isSignedOut, toRefusal } from './orderRefused';
import { type OrderToSend, sendOrder, setOrderPayment } from './sendOrder';
import { settleOrder, showOrderOf } from './settleOrder';
import { yieldToOtherTab } from './yieldToOtherTab';

/** What an order is placed with. */
export interface OrderRequest extends Pick<OrderToSend, 'expectedTotal' | 'protect'> {
  pay: () => Promise<PaymentOutcome>;
}

/** How sending ended: the outcome is shown, or the backend has to be asked for it. */
type Sent = 'known' | { attempt: OrderAttempt; refusal?: AppError };

/** The order as it is about to be sent, kept in storage from here on. */
const beginAttempt =
  (cartId: string, key: string): AppThunk<Promise<OrderAttempt>, CheckoutRootState> =>
  async (dispatch, getState, { storage, now }) => {
    if (!CAPABILITIES.placedOrder) await dispatch(keepOrder(cartId));
    const state = getState();
    const isGuest = !state.user.isSignedIn;
    const email = (isGuest ? contactOf(selectCheckout(state))?.email : selectCurrentUser(state).email) ?? '';
    const attempt = { cartId, key, isGuest, maskedEmail: maskEmail(email), sentAt: now(), isAnswered: false };
    keepAttempt(storage, attempt);
    return attempt;
  };

const send =
  (
    cartId: string,
    key: string,
    details: PaymentDetails,
    request: OrderRequest,
  ): AppThunk<Promise<Sent>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    dispatch(orderSubmitted());
    const order: OrderToSend = { cartId, key, details, ...request };
    await dispatch(setOrderPayment(order));
    const attempt = await dispatch(beginAttempt(cartId, key));
    try {
      const sent = await dispatch(sendOrder(order));
      const { maskedEmail } = attempt;
      const number = sent.placed?.number ?? null;
      const token = sent.placed?.token ?? '';
      const receipt = CAPABILITIES.placedOrder
        ? await askForReceipt(services, { cartId, key, number, token, maskedEmail }).catch(() => null)
        : await acceptKeptOrder(services, cartId, sent);
      const email = contactOf(selectCheckout(getState()))?.email ?? '';
      const bare = { orderId: sent.orderId, number, token, email, maskedEmail, order: null };
      await dispatch(acceptOrder(attempt, receipt ?? bare));
      return 'known';
    } catch (error) {
      if (isSignedOut(error)) {
        dispatch(rejectOrder(key, 'sessionExpired', { kind: 'unexpected', message: '' }));
        return 'known';
      }
      const answered = { ...attempt, isAnswered: isAnswered(error) };
      if (answered.isAnswered) keepAttempt(services.storage, answered);
      return isRefusal(error) ? { attempt: answered, refusal: toRefusal(error) } : { attempt: answered };
    }
  };

/**
 * What became of a cart that is gone: another tab may have ordered it. A backend that can say so is asked until it does.
 * @returns null when nobody can say more than that it is gone.
 */
const findOrderOfGone =
  (cartId: string, key: string): AppThunk<Promise<Sent | null>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    if (await dispatch(showOrderOf(cartId, key))) return 'known';
    if (!CAPABILITIES.placedOrder) return null;
    const isGuest = !getState().user.isSignedIn;
    return { attempt: { cartId, key, isGuest, maskedEmail: '', sentAt: services.now(), isAnswered: true } };
  };

const payAndSend =
  (cartId: string, key: string, request: OrderRequest): AppThunk<Promise<Sent>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    // While it is not known what became of an order of this cart, no other is sent.
    const pending = readAttempts(services.storage).find((attempt) => attempt.cartId === cartId);
    if (pending) return { attempt: pending };
    // Another tab has placed it since this page was opened.
    if (readLastReceipt(services.storage)?.cartId === cartId && (await dispatch(showOrderOf(cartId, key))))
      return 'known';
    requireEmail(getState(), contactOf(selectCheckout(getState())));
    const code = selectCheckout(getState()).payment.selectedMethod ?? '';
    dispatch(paymentMethodSubmitted());
    const outcome = await request.pay();
    if (outcome.kind !== 'nonce') {
      const { reason, message } = outcome;
      const ordered = getState().cart.cartId === cartId ? null : await dispatch(findOrderOfGone(cartId, key));
      if (ordered) return ordered;
      dispatch(paymentMethodRejected({ kind: 'unexpected', message: reason }));
      dispatch(placingRejected({ reason, message }));
      return 'known';
    }
    saveCheckoutField(services, 'paymentCode', code);
    dispatch(paymentMethodAccepted({ code, data: { nonce: outcome.nonce } }));
    try {
      return await dispatch(send(cartId, key, outcome, request));
    } catch (error) {
      // The cart was ordered by another tab before this one had begun.
      const ordered = isCartUnknown(error) ? await dispatch(findOrderOfGone(cartId, key)) : null;
      if (ordered) return ordered;
      throw error;
    }
  };

/**
 * Places the order: at most once, whatever is pressed twice, lost, reloaded or done in two tabs.
 * It never throws, and ends when it is known what came of it: that stands in the payment state.
 */
export const placeOrder =
  (request: OrderRequest): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const { kind } = selectCheckout(getState()).payment.placing;
    if (kind !== 'idle' && kind !== 'rejected') return;
    const key = keyOfDecision(services, getState(), request.expectedTotal);
    dispatch(placeOrderClicked(true));
    dispatch(placingStarted({ key }));
    try {
      const cartId = requireCartId(getState());
      const sent = await withCartLock(cartId, () => dispatch(payAndSend(cartId, key, request)));
      if (sent === undefined) dispatch(rejectOrder(key, 'otherTab', { kind: 'unexpected', message: '' }));
      else if (sent !== 'known') await dispatch(settleOrder(sent.attempt, sent.refusal));
    } catch (error) {
      dispatch(rejectOrder(key, 'order', toCartError(error)));
    } finally {
      dispatch(placeOrderClicked(false));
      const { cartId } = getState().cart;
      if (cartId !== null) dispatch(yieldToOtherTab(cartId));
    }
  };

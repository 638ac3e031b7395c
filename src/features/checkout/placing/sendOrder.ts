import { restCartPath } from '@/features/cart/cartOperations';
import { toRestAddress } from '@/features/address/address';
import { type PaymentDetails, toRestPayment } from '@/features/payment/followPayment';
import type { AppThunk } from '@/kernel/redux/thunk';
import { restClientOf } from '@/kernel/rest/restClient';
import { RestError } from '@/kernel/rest/restErrors';
import { selectCheckout } from '../checkoutSlice';
import { type CheckoutRootState, requireEmail } from '../progress/checkoutThunks';

/** Milliseconds after which an order that is not answered counts as lost. */
const answerTimeoutMs = 30_000;

export interface OrderToSend {
  cartId: string;
  key: string;
  details: PaymentDetails;
  /** What the shopper saw, such as '48.83'. */
  expectedTotal: string;
  /** Headers of the bot protection; asked for when the payment stands, as a token lives for two minutes only. */
  protect: () => Promise<Record<string, string>>;
}

const post =
  (order: OrderToSend, signal: AbortSignal): AppThunk<Promise<unknown>, CheckoutRootState> =>
  async (_dispatch, getState, services) => {
    const { cartId, key, details, expectedTotal, protect } = order;
    const state = getState();
    const { billingAddress, shippingAddress, payment, agreedCart } = selectCheckout(state);
    const email = requireEmail(state, shippingAddress ?? billingAddress);
    const { agreementIds = [] } = agreedCart ?? {};
    const address = billingAddress ?? shippingAddress;
    return restClientOf(services).post(
      `${restCartPath(state, cartId)}/payment-information`,
      {
        cartId,
        ...(state.user.isSignedIn ? {} : { email }),
        ...(address ? { billingAddress: toRestAddress(address) } : {}),
        paymentMethod: {
          ...toRestPayment(payment.selectedMethod ?? '', details),
          ...(agreementIds.length > 0 ? { extension_attributes: { agreement_ids: agreementIds } } : {}),
        },
      },
      {
        headers: {
          'Idempotency-Key': key,
          'X-Expected-Total': expectedTotal,
          // An address that was sent before, and comes late, must not take the order elsewhere.
          ...(CAPABILITIES.placedOrder ? { 'X-Expected-Place': encodeURIComponent(agreedCart?.place ?? '') } : {}),
          ...(await protect()),
        },
        signal,
      },
    );
  };

/**
 * Sends an order, once.
 * @returns the backend's internal id: a number, or a text on older backends.
 * @throws RestError when it was refused; anything else says nothing about what became of it.
 */
export const sendOrder =
  (order: OrderToSend): AppThunk<Promise<string>, CheckoutRootState> =>
  async (dispatch) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), answerTimeoutMs);
    try {
      const answer = await dispatch(post(order, timeout.signal));
      if (typeof answer !== 'number' && (typeof answer !== 'string' || answer === ''))
        throw new Error('The answer names no order.');
      return String(answer);
    } finally {
      clearTimeout(timer);
    }
  };

/** Whether the backend itself has answered, and not a proxy before it: it is not at work any more. */
export const isAnswered = (error: unknown): boolean => error instanceof RestError && error.message !== '';

/** Whether the backend has read the request and refused it in words for the shopper. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof RestError && error.status >= 400 && error.status < 500 && ![404, 408, 409].includes(error.status);

/** Without a live session a customer's cart cannot be reached: the backend did not begin. */
export const isSignedOut = (error: unknown): boolean => error instanceof RestError && error.status === 401;

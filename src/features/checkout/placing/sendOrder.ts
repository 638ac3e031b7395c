import { restCartPath } from '@/features/cart/cartOperations';
import { toRestAddress } from '@/features/address/sentAddress';
import { type PaymentDetails, toRestPayment } from '@/features/payment/followPayment';
import type { AppThunk } from '@/kernel/redux/thunk';
import { restClientOf } from '@/kernel/rest/restClient';
import { RestError, RestNetworkError } from '@/kernel/rest/restErrors';
import { wait } from '@/kernel/wait';
import { PlaceOrderDocument } from '../api/PlaceOrder.graphql.generated';
import { selectCheckout } from '../checkoutSlice';
import { type CheckoutRootState, requireEmail } from '../progress/checkoutThunks';
import { type SentOrder, toFoundOrder } from './kept/orderNumber';
import { OrderRefused } from './orderRefused';

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

/**
 * Whether the order goes by GraphQL, which tells the number and a token of it. A customer's number is found in the account;
 * where the backend can be asked for an order there is no need of either.
 */
const isPlacedByGraphQl = (state: CheckoutRootState): boolean =>
  CAPABILITIES.orderNumbers && !CAPABILITIES.placedOrder && !state.user.isSignedIn;

/** The payment with whom to write to and where the bill goes, as both calls of REST take it. */
const paymentBody = ({ cartId, details }: OrderToSend, state: CheckoutRootState) => {
  const { billingAddress, shippingAddress, payment, agreedCart } = selectCheckout(state);
  const email = requireEmail(state, shippingAddress ?? billingAddress);
  const { agreementIds = [] } = agreedCart ?? {};
  const address = billingAddress ?? shippingAddress;
  return {
    cartId,
    ...(state.user.isSignedIn ? {} : { email }),
    ...(address ? { billingAddress: toRestAddress(address) } : {}),
    paymentMethod: {
      ...toRestPayment(payment.selectedMethod ?? '', details),
      ...(agreementIds.length > 0 ? { extension_attributes: { agreement_ids: agreementIds } } : {}),
    },
  };
};

/** How often the payment is taken to the cart in all, and the wait before the second time, which doubles. */
const paymentTries = 4;
const firstRetryMs = 300;

/** Whether nobody has answered who knows the cart: the line, or a proxy before the backend. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof RestNetworkError || (error instanceof RestError && error.status >= 500);

/**
 * Takes the payment to the cart where the order itself carries none. Nothing is ordered by it, and a second time sets
 * what the first has set, so it is tried again when the answer is lost.
 * @throws what the backend or the network threw.
 */
export const setOrderPayment =
  (order: OrderToSend): AppThunk<Promise<void>, CheckoutRootState> =>
  async (_dispatch, getState, services) => {
    const state = getState();
    if (!isPlacedByGraphQl(state)) return;
    const path = `${restCartPath(state, order.cartId)}/set-payment-information`;
    const body = paymentBody(order, state);
    const triesUntil = services.now() + answerTimeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await restClientOf(services).post(path, body);
        return;
      } catch (error) {
        if (attempt === paymentTries || !isUnanswered(error) || services.now() > triesUntil) throw error;
        await wait(firstRetryMs * 2 ** (attempt - 1));
      }
    }
  };

const placeByGraphQl =
  ({ cartId, protect }: OrderToSend): AppThunk<Promise<SentOrder>, CheckoutRootState> =>
  async (_dispatch, _getState, { apollo }) => {
    const { data, error } = await apollo.mutate({
      mutation: PlaceOrderDocument,
      variables: { cartId },
      fetchPolicy: 'no-cache',
      // An order that was placed is told beside the error of a field.
      errorPolicy: 'all',
      // It must not wait for other changes: an order that is sent late may be one that was called off.
      context: { headers: await protect(), timeoutMs: answerTimeoutMs, skipQueue: true },
    });
    const [refusal] = data?.placeOrder?.errors ?? [];
    if (refusal) throw new OrderRefused(refusal.code, refusal.message);
    const order = data?.placeOrder?.orderV2;
    if (!order) throw new Error('The answer names no order.', { cause: error });
    return { orderId: '', placed: toFoundOrder(order) };
  };

const placeByRest =
  (order: OrderToSend): AppThunk<Promise<SentOrder>, CheckoutRootState> =>
  async (_dispatch, getState, services) => {
    const { cartId, key, expectedTotal, protect } = order;
    const state = getState();
    const { agreedCart } = selectCheckout(state);
    const headers = {
      'Idempotency-Key': key,
      'X-Expected-Total': expectedTotal,
      // An address that was sent before, and comes late, must not take the order elsewhere.
      ...(CAPABILITIES.placedOrder ? { 'X-Expected-Place': encodeURIComponent(agreedCart?.place ?? '') } : {}),
      ...(await protect()),
    };
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), answerTimeoutMs);
    try {
      const path = `${restCartPath(state, cartId)}/payment-information`;
      const options = { headers, signal: timeout.signal };
      const answer = await restClientOf(services).post(path, paymentBody(order, state), options);
      // Older backends answer the number as text.
      if (typeof answer !== 'number' && (typeof answer !== 'string' || answer === ''))
        throw new Error('The answer names no order.');
      return { orderId: String(answer), placed: null };
    } finally {
      clearTimeout(timer);
    }
  };

/**
 * Sends an order, once.
 * @throws RestError or OrderRefused when it was refused; anything else says nothing about what became of it.
 */
export const sendOrder =
  (order: OrderToSend): AppThunk<Promise<SentOrder>, CheckoutRootState> =>
  (dispatch, getState) =>
    dispatch(isPlacedByGraphQl(getState()) ? placeByGraphQl(order) : placeByRest(order));

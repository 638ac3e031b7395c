import { getCartDetails } from '@/features/cart/cartOperations';
import { placingBecameUnknown } from '@/features/payment/paymentSlice';
import type { AppError } from '@/kernel/errors/appError';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { askForAttempt, askForReceipt, type AttemptFate } from './askForAttempt';
import { pauseAfter, untilNextQuestion } from './askingPause';
import { withCartLock } from './cartLock';
import { readLastReceipt } from './lastReceipt';
import { type OrderAttempt, readAttempts } from './orderAttempts';
import { acceptOrder, rejectOrder } from './orderOutcome';

/**
 * Asks once what became of an order. While another tab is sending it there is nothing to ask: the question would close the
 * key before the order has arrived.
 */
export const askOnce = async (services: ThunkServices, attempt: OrderAttempt): Promise<AttemptFate> =>
  (await withCartLock(attempt.cartId, () => askForAttempt(services, attempt))) ?? {
    kind: 'unknown',
    isSignedOut: false,
  };

export type KnownFate = Exclude<AttemptFate, { kind: 'unknown' }>;

/**
 * Asks what became of an order until it is known, with growing pauses.
 * @param onUnknown is told after each question that nobody could answer, and before the next.
 */
export const askUntilKnown = async (
  services: ThunkServices,
  attempt: OrderAttempt,
  onUnknown: (state: { isAsking: boolean; isSignedOut: boolean }) => void,
): Promise<KnownFate> => {
  for (let questions = 1; ; questions += 1) {
    const fate = await askOnce(services, attempt);
    if (fate.kind !== 'unknown') return fate;
    const { isSignedOut } = fate;
    onUnknown({ isAsking: false, isSignedOut });
    await untilNextQuestion(pauseAfter(questions));
    onUnknown({ isAsking: true, isSignedOut });
  }
};

/**
 * Finds out what became of an order, however long it takes; until then the page says that it is being checked.
 * @param refusal what the backend answered to the order; without an answer it is being checked from now on.
 */
export const settleOrder =
  (attempt: OrderAttempt, refusal?: AppError): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, _getState, services) => {
    const { key, maskedEmail } = attempt;
    const check = (state: { isAsking: boolean; isSignedOut: boolean }): void =>
      void dispatch(placingBecameUnknown({ key, maskedEmail, ...state }));
    if (!refusal) check({ isAsking: true, isSignedOut: false });
    const fate = await askUntilKnown(services, attempt, check);
    if (fate.kind === 'placed') {
      await dispatch(acceptOrder(attempt, fate.receipt));
      return;
    }
    if (refusal) {
      dispatch(rejectOrder(key, 'order', refusal));
      // What the backend refused may have changed meanwhile: the shopper sees the cart as it is now.
      await dispatch(getCartDetails());
    } else dispatch(rejectOrder(key, 'notPlaced', { kind: 'network', message: 'No order was placed.' }));
  };

/**
 * Shows the order that another tab placed from a cart, if one did.
 * @returns whether there is one.
 */
export const showOrderOf =
  (cartId: string, key: string): AppThunk<Promise<boolean>, CheckoutRootState> =>
  async (dispatch, _getState, services) => {
    const last = readLastReceipt(services.storage);
    const known = last?.cartId === cartId ? last : { cartId, key, number: null, token: '', maskedEmail: '' };
    const receipt = await askForReceipt(services, known).catch(() => null);
    if (receipt) await dispatch(acceptOrder({ cartId, key: known.key ?? key }, receipt));
    return receipt !== null;
  };

/** Whether the shopper waits for this order: it is that of the cart that is open, or its cart is gone. */
export const isOfOpenCart = (attempt: OrderAttempt, cartId: string | null): boolean =>
  cartId === null || attempt.cartId === cartId;

/**
 * Settles the order that an earlier page, or another tab, sent without getting an answer. Only one of the cart that is
 * open, or of a cart that is gone, keeps the shopper waiting.
 */
export const settleEarlierOrders =
  (): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, { storage }) => {
    const { cartId } = getState().cart;
    const attempt = readAttempts(storage).find((each) => isOfOpenCart(each, cartId));
    if (attempt) await dispatch(settleOrder(attempt));
  };

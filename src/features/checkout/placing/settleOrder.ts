import { placingBecameUnknown } from '@/features/payment/paymentSlice';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { wait } from '@/kernel/wait';
import { PlacedOrderDocument } from '../api/PlacedOrder.graphql.generated';
import { readAttempts, readUnknownOrder, saveUnknownOrder } from '../progress/checkoutStorage';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { askForKeptOrder } from './kept/askForKeptOrder';
import { acceptOrder, rejectOrder } from './orderOutcome';
import type { ReceiptOrder } from '../receiptOrder';

/**
 * How often the backend is asked about a lost order before it counts as not placed, and milliseconds in between. One that
 * did not answer in time may be at work still.
 */
const questions = 3;
const questionsWhenSlow = 8;
const questionDelayMs = 2000;

const askForPlacedOrder = async ({ apollo }: ThunkServices, cartId: string): Promise<ReceiptOrder | null> => {
  const { data } = await apollo.query({ query: PlacedOrderDocument, variables: { cartId }, fetchPolicy: 'no-cache' });
  const placed = data?.placedOrder;
  if (!placed) return null;
  return { orderId: String(placed.entity_id), email: placed.order?.email ?? '', order: placed.order };
};

/**
 * Asks which order was placed from a cart; null when none was.
 * @throws when nobody can say.
 */
export const askForOrder = (services: ThunkServices, cartId: string): Promise<ReceiptOrder | null> =>
  CAPABILITIES.placedOrder ? askForPlacedOrder(services, cartId) : askForKeptOrder(services, cartId);

/**
 * Finds out what became of an order whose answer was lost. It may still be under way, so a no is asked for again.
 * While nobody answers it stays unknown.
 */
export const settleUnknownOrder =
  (cartId: string, key: string, isSlow = false): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, _getState, services) => {
    const most = isSlow ? questionsWhenSlow : questions;
    dispatch(placingBecameUnknown({ key, isAsking: true }));
    try {
      for (let question = 1; question <= most; question += 1) {
        const receipt = await askForOrder(services, cartId);
        if (receipt) {
          await dispatch(acceptOrder(cartId, receipt));
          return;
        }
        if (question < most) await wait(questionDelayMs);
      }
    } catch {
      dispatch(placingBecameUnknown({ key, isAsking: false }));
      return;
    }
    saveUnknownOrder(services.storage, cartId);
    dispatch(rejectOrder(key, 'notPlaced', { kind: 'network', message: 'No order was placed.' }));
  };

/**
 * Asks again for an order that the backend did not know; a failed question changes nothing.
 * @returns whether there is one.
 */
export const askForUnknownOrder =
  (cartId: string): AppThunk<Promise<boolean>, CheckoutRootState> =>
  async (dispatch, _getState, services) => {
    const receipt = await askForOrder(services, cartId).catch(() => null);
    if (receipt) await dispatch(acceptOrder(cartId, receipt));
    return receipt !== null;
  };

/** Settles orders that an earlier page, or another tab, sent without getting an answer. */
export const settleEarlierOrders =
  (): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, _getState, { storage }) => {
    const [attempt] = readAttempts(storage);
    const unknown = readUnknownOrder(storage);
    if (attempt) await dispatch(settleUnknownOrder(attempt.cartId, attempt.key));
    else if (unknown !== undefined) await dispatch(askForUnknownOrder(unknown));
  };

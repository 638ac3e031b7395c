import { cartDetailsFragment } from '@/features/cart/cartDetailsFragment';
import { cartReference } from '@/features/cart/cartIdentity';
import { getCartDetails } from '@/features/cart/cartOperation';
import type { PaymentOutcome } from '@/features/payment/followPayment';
import { errorText } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import type { CheckoutRootState } from './checkoutThunks';
import { recordConsent } from './recordConsent';

type Stop = Extract<PaymentOutcome, { kind: 'stopped' }>;

const stop = (reason: Stop['reason'], message = ''): Stop => ({ kind: 'stopped', reason, message });

/** Looks at the cart a last time: another tab, a new price or the stock may have changed it (ARCHITECTURE §7). */
const findObstacle =
  (expectedTotal: string): AppThunk<Promise<Stop | null>, CheckoutRootState> =>
  async (dispatch, getState, { apollo }) => {
    const { cartId } = getState().cart;
    await dispatch(getCartDetails());
    const { cart } = getState();
    if (cart.detailsError) return stop('order', errorText(cart.detailsError));
    // A stale cart has been replaced by an empty one.
    if (cart.cartId !== cartId) return stop('order');
    const details = apollo.cache.readFragment({ ...cartDetailsFragment, from: cartReference });
    const total = details?.prices?.grand_total?.value;
    if (total == null || total.toFixed(2) !== expectedTotal) return stop('changed');
    const [problem] = (details?.items ?? []).flatMap((line) => line?.errors ?? []);
    return problem ? stop('order', problem.message) : null;
  };

/**
 * Pays when the shopper's consent is recorded and the cart is still what they saw; for `placeOrder`.
 * @param expectedTotal what the shopper saw, such as '48.83'.
 */
export const checkedPayment =
  (pay: () => Promise<PaymentOutcome>, expectedTotal: string): AppThunk<Promise<PaymentOutcome>, CheckoutRootState> =>
  async (dispatch) => {
    await dispatch(recordConsent());
    return (await dispatch(findObstacle(expectedTotal))) ?? pay();
  };

import type { IntlShape } from 'react-intl';
import { getCartDetails, startNextCart } from '@/features/cart/cartOperations';
import { readCartId } from '@/features/cart/cartSlice';
import type { AppThunk } from '@/kernel/redux/thunk';
import { addToast, removeToast, type ToastInput, toToast } from '@/kernel/toasts/toastSlice';
import { removeSavedCheckout } from './forgetCheckout';
import { type OrderAttempt, readAttempts } from './placing/orderAttempts';
import { forgetAttempt, keepReceipt } from './placing/orderOutcome';
import { askUntilKnown, isOfOpenCart } from './placing/settleOrder';
import type { CheckoutRootState } from './progress/checkoutThunks';

/** What the watch needs of the page. */
export interface WatchingPage {
  formatMessage: IntlShape['formatMessage'];
  /** Checkout itself shows what becomes of the cart that is open there. */
  isCheckout: boolean;
  showReceipt: () => void;
}

const watch =
  (attempt: OrderAttempt, { formatMessage, showReceipt }: WatchingPage): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const checking: ToastInput = { type: 'info', message: formatMessage({ id: 'checkout.checking' }), timeout: null };
    let isTold = false;
    const fate = await askUntilKnown(services, attempt, () => {
      // Once: what was dismissed does not come back.
      if (!isTold) dispatch(addToast(checking));
      isTold = true;
    });
    dispatch(removeToast(toToast(checking).id));
    if (fate.kind === 'notPlaced') {
      forgetAttempt(services.storage, attempt.key);
      dispatch(addToast({ type: 'error', message: formatMessage({ id: 'checkout.notPlaced' }), timeout: null }));
      return;
    }
    keepReceipt(services.storage, attempt, fate.receipt);
    const { number } = fate.receipt;
    const message = formatMessage({ id: number === null ? 'receipt.received' : 'checkout.placed' }, { number });
    const actionText = formatMessage({ id: 'checkout.toReceipt' });
    dispatch(addToast({ type: 'success', message, actionText, timeout: null, onAction: showReceipt }));
    if (getState().cart.cartId !== attempt.cartId) return;
    // What was typed for it is not the next buyer's. Where the shop's cart is another one, it was typed for that.
    if (readCartId(services.storage) === attempt.cartId) removeSavedCheckout(services.storage);
    await dispatch(startNextCart());
    // A view of the cart that is open has asked for the former one.
    await dispatch(getCartDetails());
  };

/** Goes on asking about orders that an earlier page sent without getting an answer, and says what became of them. */
export const watchEarlierOrders =
  (page: WatchingPage): AppThunk<void, CheckoutRootState> =>
  (dispatch, getState, { storage }) => {
    const { cartId } = getState().cart;
    for (const attempt of readAttempts(storage)) {
      if (!page.isCheckout || !isOfOpenCart(attempt, cartId)) void dispatch(watch(attempt, page));
    }
  };

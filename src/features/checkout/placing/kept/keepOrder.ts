import { readBalances } from '@/features/cart/appliedBalances';
import { hasGiftCharges, readShownCart } from '@/features/cart/cartContents';
import { loadGiftPrices } from '@/features/cart/lazyCart';
import { selectCurrentUser } from '@/features/session/userSlice';
import type { AppThunk } from '@/kernel/redux/thunk';
import { selectCheckout } from '../../checkoutSlice';
import { type CheckoutRootState, contactOf } from '../../progress/checkoutThunks';
import { writeKeptOrder } from './keptOrder';
import { findNewestNumber } from './orderNumber';
import { orderOfCart } from './orderOfCart';

/** Keeps the cart as its order is about to be sent: the receipt is made of it. */
export const keepOrder =
  (cartId: string): AppThunk<Promise<void>, CheckoutRootState> =>
  async (_dispatch, getState, services) => {
    const cart = readShownCart(services);
    if (cart === null) return;
    const state = getState();
    const checkout = selectCheckout(state);
    const isGuest = !state.user.isSignedIn;
    const newestBefore = isGuest ? null : await findNewestNumber(services);
    const email = (isGuest ? contactOf(checkout)?.email : selectCurrentUser(state).email) ?? '';
    const gifts =
      CAPABILITIES.giftOptions && hasGiftCharges(cart)
        ? await loadGiftPrices()
            .then(({ askGiftPrices }) => askGiftPrices(services, cartId))
            .catch(() => null)
        : null;
    const order = orderOfCart(cart, checkout, readBalances(services), gifts);
    const { agreedCart } = checkout;
    const changes = agreedCart?.cartId === cartId ? (agreedCart.changes ?? null) : null;
    writeKeptOrder(services, 'sent', { cartId, orderId: '', newestBefore, isGuest, email, order, changes });
  };

import { selectIsSignedIn } from '@/features/session/userSlice';
import { isOwnDocument } from '../routing/routes';
import type { ShopStore } from '../store';
import type { ObservedCart } from './observeCart';
import type { EventListener } from './shopEvents';
import type { CheckoutStep, ToldSteps } from './toldSteps';

type State = ReturnType<ShopStore['getState']>;

const amountOf = (total: { value: number | null; currency: string | null } | null | undefined) =>
  total?.value == null ? undefined : { value: total.value, currency: total.currency ?? '' };

/**
 * Tells of the steps of the checkout, each once for a cart, the purchase and the sign-in, from the state of the shop.
 * @returns the function that ends it.
 */
export const observeState = (
  store: Pick<ShopStore, 'getState' | 'subscribe'>,
  { items, whenKnown }: Pick<ObservedCart, 'items' | 'whenKnown'>,
  toldSteps: ToldSteps,
  emit: EventListener,
): (() => void) => {
  let before: State = store.getState();
  const tell = (step: CheckoutStep, { cart }: State): void => {
    // A checkout that is loaded again finds its way to ship accepted: that is no news.
    if (cart.cartId !== null && toldSteps.tell(cart.cartId, step)) {
      emit({ kind: 'checkoutStep', step, items: items() });
    }
  };
  // Checkout begins with what is in the cart, which it has to ask for first.
  if (isOwnDocument(window.location.pathname)) {
    whenKnown(() => tell('begin', store.getState()));
  }
  return store.subscribe(() => {
    const last = before;
    const state = store.getState();
    before = state;
    if (selectIsSignedIn(state) && !selectIsSignedIn(last)) emit({ kind: 'signIn' });
    if (state.cart.cartId === null && last.cart.cartId !== null) toldSteps.forget();
    const { checkout } = state;
    if (!checkout || checkout === last.checkout) return;
    if (checkout.shippingMethod && !last.checkout?.shippingMethod) tell('shipping', state);
    if (checkout.paymentData && !last.checkout?.paymentData) tell('payment', state);
    const placed = checkout.receipt.order;
    if (placed && !last.checkout?.receipt.order) {
      const order = placed.number ?? placed.order?.number ?? placed.orderId;
      // A receipt that is loaded again is no other purchase.
      if (toldSteps.tellOrder(String(order)))
        emit({ kind: 'purchase', order, total: amountOf(placed.order?.total?.grand_total), items: items() });
    }
  });
};

import { selectIsSignedIn } from '@/features/session/userSlice';
import { isOwnDocument } from '../routing/routes';
import type { ShopStore } from '../store';
import type { ObservedCart } from './observeCart';
import type { EventListener } from './shopEvents';

type State = ReturnType<ShopStore['getState']>;

const amountOf = (total: { value: number | null; currency: string | null } | null | undefined) =>
  total?.value == null ? undefined : { value: total.value, currency: total.currency ?? '' };

/** Tells of the steps of the checkout, the purchase and the sign-in, from the state of the shop. @returns the function that ends it. */
export const observeState = (
  store: Pick<ShopStore, 'getState' | 'subscribe'>,
  { items, whenKnown }: Pick<ObservedCart, 'items' | 'whenKnown'>,
  emit: EventListener,
): (() => void) => {
  let before: State = store.getState();
  // Checkout begins with what is in the cart, which it has to ask for first.
  if (isOwnDocument(window.location.pathname)) {
    whenKnown(() => emit({ kind: 'checkoutStep', step: 'begin', items: items() }));
  }
  return store.subscribe(() => {
    const last = before;
    const state = store.getState();
    before = state;
    if (selectIsSignedIn(state) && !selectIsSignedIn(last)) emit({ kind: 'signIn' });
    const { checkout } = state;
    if (!checkout || checkout === last.checkout) return;
    if (checkout.shippingMethod && !last.checkout?.shippingMethod) {
      emit({ kind: 'checkoutStep', step: 'shipping', items: items() });
    }
    if (checkout.paymentData && !last.checkout?.paymentData) {
      emit({ kind: 'checkoutStep', step: 'payment', items: items() });
    }
    const placed = checkout.receipt.order;
    if (placed && !last.checkout?.receipt.order) {
      const order = placed.number ?? placed.order?.number ?? placed.orderId;
      emit({ kind: 'purchase', order, total: amountOf(placed.order?.total?.grand_total), items: items() });
    }
  });
};

import { onCartChangeElsewhere, onCartIdChangeElsewhere, readCartId } from '@/features/cart/cartSlice';
import { loadCartOperationsAhead } from '@/features/cart/lazyCart';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { isOrderBeingSent, type ShopStore } from '../store';

/** Milliseconds in which a tab that dropped its cart may come up with the next: one change, one reload. */
const nextCartMs = 2000;

/**
 * Keeps two tabs on one cart: when another tab stores a different cart id, this page reloads, so that nothing of the old
 * cart stays on screen. It reloads once, and never while something is being added, edited, changed or paid: that ends first,
 * and may have taken over the cart by then. A change within the same cart is only read.
 * @returns the function that ends it.
 */
export const followOtherTabs = ({ storage, reloadPage }: ThunkServices, store: ShopStore): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;
  const isBusy = (): boolean => {
    const state = store.getState();
    const isEditing = (state.cartContext?.editedItem ?? null) !== null;
    return isEditing || state.cart.isAddingItem || state.cart.isUpdatingItem || isOrderBeingSent(state);
  };
  const pause = (): void => {
    clearTimeout(timer);
    stopWaiting();
  };
  const follow = (): void => {
    pause();
    if (isBusy()) {
      stopWaiting = store.subscribe(() => {
        if (isBusy()) return;
        pause();
        // A placed order leads to its receipt first, which a reload keeps.
        timer = setTimeout(follow, nextCartMs);
      });
    } else if (store.getState().cart.cartId !== (readCartId(storage) ?? null)) reloadPage();
  };
  const refresh = (): void =>
    void loadCartOperationsAhead()
      .then(({ getCartDetails }) => store.dispatch(getCartDetails()))
      .catch(() => undefined);
  const stopListening = onCartIdChangeElsewhere(storage, () => {
    pause();
    if (readCartId(storage) === undefined) timer = setTimeout(follow, nextCartMs);
    else follow();
  });
  const stopWatching = onCartChangeElsewhere(storage, () => {
    // Read when it is looked at.
    if (document.visibilityState === 'visible') refresh();
    else document.addEventListener('visibilitychange', refresh, { once: true });
  });
  return () => {
    pause();
    stopListening();
    stopWatching();
    document.removeEventListener('visibilitychange', refresh);
  };
};

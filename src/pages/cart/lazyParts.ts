import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Below the cart: known after it. */
export const lazyCartSuggestions = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-suggestions" */ './CartSuggestions')).CartSuggestions,
);

/** Where to go from an empty cart. */
export const lazyEmptyCartHelp = lazyComponent(
  async () => (await import(/* webpackChunkName: "empty-cart" */ './EmptyCartHelp')).EmptyCartHelp,
);

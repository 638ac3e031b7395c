import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The gift and the bigger pack, in a chunk of their own: they are known after the cart. */
export const lazyCartOffers = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-offers" */ './offers/CartOffers')).CartOffers,
);

/** One small addition for the mini cart. */
export const lazyQuickAdd = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-offers" */ './offers/QuickAdd')).QuickAdd,
);

import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The checkout's own header and footer: a visit to the shop that does not buy needs neither. */
export const checkoutLayout = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-layout" */ '@/shell/CheckoutLayout')).CheckoutLayout,
);

import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Codes and the delivery estimate, in a chunk of their own: the first look is at lines and totals. */
export const lazyCartTools = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-tools" */ './tools/CartTools')).CartTools,
);

/** The codes alone, for checkout. */
export const lazyCartCodes = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-tools" */ './tools/CartCodes')).CartCodes,
);

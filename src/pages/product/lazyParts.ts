import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Below the button: fetched when it comes near. */
export const lazyDeliveryFacts = lazyComponent(
  async () => (await import(/* webpackChunkName: "delivery-facts" */ './delivery/DeliveryFacts')).DeliveryFacts,
);

/** What one costs when more are bought: the first look is at the price of one. */
export const lazyTierPrices = lazyComponent(
  async () => (await import(/* webpackChunkName: "tier-prices" */ './terms/TierPrices')).TierPrices,
);

/** Questions of a product with parts, links or options. */
export const lazyPurchaseForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "purchase-form" */ './types/PurchaseForm')).PurchaseForm,
);

/** In the place of the button, for what is sold out. */
export const lazySoldOut = lazyComponent(
  async () => (await import(/* webpackChunkName: "sold-out" */ './soldOut/SoldOut')).SoldOut,
);

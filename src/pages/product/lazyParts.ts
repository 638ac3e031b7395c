import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Below the button: fetched after what is seen first. */
export const lazyDeliveryFacts = lazyComponent(
  async () => (await import(/* webpackChunkName: "delivery-facts" */ './delivery/DeliveryFacts')).DeliveryFacts,
);

/** Questions of a product with parts, links or options. */
export const lazyPurchaseForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "purchase-form" */ './types/PurchaseForm')).PurchaseForm,
);

/** For those who scroll on. */
export const lazyStickyBuyBar = lazyComponent(
  async () => (await import(/* webpackChunkName: "sticky-buy-bar" */ './StickyBuyBar')).StickyBuyBar,
);

/** For those who open a picture. */
export const lazyPictureViewer = lazyComponent(
  async () => (await import(/* webpackChunkName: "picture-viewer" */ './viewer/PictureViewer')).PictureViewer,
);

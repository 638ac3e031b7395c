import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Below the button: fetched after what is seen first. */
export const lazyDeliveryFacts = lazyComponent(
  async () => (await import(/* webpackChunkName: "delivery-facts" */ './delivery/DeliveryFacts')).DeliveryFacts,
);

/** For those who scroll on. */
export const lazyStickyBuyBar = lazyComponent(
  async () => (await import(/* webpackChunkName: "sticky-buy-bar" */ './StickyBuyBar')).StickyBuyBar,
);

/** For those who open a picture. */
export const lazyPictureViewer = lazyComponent(
  async () => (await import(/* webpackChunkName: "picture-viewer" */ './viewer/PictureViewer')).PictureViewer,
);

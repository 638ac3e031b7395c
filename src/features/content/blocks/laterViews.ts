import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Views that the home page's first view has no use for, by content type: each comes when a page has such a block. */
export const laterViews = {
  html: lazyComponent(async () => (await import(/* webpackChunkName: "content-blocks" */ './HtmlBlock')).HtmlBlock),
  image: lazyComponent(async () => (await import(/* webpackChunkName: "content-blocks" */ './ImageBlock')).ImageBlock),
  buttons: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './ButtonsBlock')).ButtonsBlock,
  ),
  'button-item': lazyComponent(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './ButtonItemBlock')).ButtonItemBlock,
  ),
  divider: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './DividerBlock')).DividerBlock,
  ),
  block: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './StaticBlock')).StaticBlock,
  ),
  tabs: lazyComponent(async () => (await import(/* webpackChunkName: "content-sections" */ './TabsBlock')).TabsBlock),
  'tab-item': lazyComponent(
    async () => (await import(/* webpackChunkName: "content-sections" */ './TabItemBlock')).TabItemBlock,
  ),
  faq: lazyComponent(async () => (await import(/* webpackChunkName: "content-sections" */ './FaqBlock')).FaqBlock),
  products: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-products" */ './ProductsBlock')).ProductsBlock,
  ),
  dynamic_block: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-dynamic" */ './dynamic/DynamicBlock')).DynamicBlock,
  ),
  map: lazyComponent(async () => (await import(/* webpackChunkName: "content-map" */ './map/MapBlock')).MapBlock),
  video: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-film" */ './video/VideoBlock')).VideoBlock,
  ),
} as const;

/** A banner with settings of its own, in the place of the plain one (BannerBlock). */
export const styledBanner = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-banner" */ './StyledBanner')).StyledBanner,
);

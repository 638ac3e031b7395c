import { lazyComponent } from '@/kernel/routing/lazyComponent';

const rest = (type: 'html' | 'image' | 'buttons' | 'button-item' | 'divider' | 'block') =>
  lazyComponent(async () => (await import(/* webpackChunkName: "content-blocks" */ './restViews')).restViews[type]);
const section = (type: 'tabs' | 'tab-item' | 'faq') =>
  lazyComponent(
    async () => (await import(/* webpackChunkName: "content-sections" */ './sectionViews')).sectionViews[type],
  );

/** Views that the home page's first view has no use for, by content type: each comes when a page has such a block. */
export const laterViews = {
  html: rest('html'),
  image: rest('image'),
  buttons: rest('buttons'),
  'button-item': rest('button-item'),
  divider: rest('divider'),
  block: rest('block'),
  tabs: section('tabs'),
  'tab-item': section('tab-item'),
  faq: section('faq'),
  products: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-products" */ '../types/products/ProductsBlock')).ProductsBlock,
  ),
  dynamic_block: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-dynamic" */ '../types/dynamic_block/DynamicBlock')).DynamicBlock,
  ),
  map: lazyComponent(async () => (await import(/* webpackChunkName: "content-map" */ '../types/map/MapBlock')).MapBlock),
  video: lazyComponent(
    async () => (await import(/* webpackChunkName: "content-film" */ '../types/video/VideoBlock')).VideoBlock,
  ),
} as const;

/** A banner with settings of its own, in the place of the plain one (BannerBlock). */
export const styledBanner = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-banner" */ '../types/banner/StyledBanner')).StyledBanner,
);

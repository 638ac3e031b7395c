import type { ReactNode } from 'react';

import type { BlockProps } from '../block/contentBlock';
import { lazyBlock, type LazyBlock, type Preloadable } from '../block/lazyBlock';
import type { ContentType } from './blockKinds';
import { BannerBlock } from './banner/BannerBlock';
import { styledBanner } from './banner/lazyStyledBanner';
import { ColumnBlock } from './column/ColumnBlock';
import { ColumnGroupBlock } from './column-group/ColumnGroupBlock';
import { ColumnLineBlock } from './column-line/ColumnLineBlock';
import { HeadingBlock } from './heading/HeadingBlock';
import { RowBlock } from './row/RowBlock';
import { SlideBlock } from './slide/SlideBlock';
import { SliderBlock } from './slider/SliderBlock';
import { TextBlock } from './text/TextBlock';

/** Row of a Page Builder content type. */
export interface ContentTypeRow extends Partial<Pick<LazyBlock, 'fetchBlock'>> {
  /** Reads and shows a block (see `contentBlock`); absent for a part that the block around it shows. */
  View?: (block: BlockProps) => ReactNode;
  /** Code to fetch before a page with such a block is shown, so that nothing moves on it. */
  preload?: Preloadable;
  /** It keeps its room below what is seen first, and its code comes when that is near. */
  comesWhenNear?: true;
}

/** What shows the content types of Page Builder: to add one, make its folder, its row here and that of blockKinds.ts. */
export const contentTypes: Record<ContentType, ContentTypeRow> = {
  // The first view of the home page needs these: they come with it.
  row: { View: RowBlock },
  'column-group': { View: ColumnGroupBlock },
  'column-line': { View: ColumnLineBlock },
  column: { View: ColumnBlock },
  heading: { View: HeadingBlock },
  text: { View: TextBlock },
  banner: { View: BannerBlock, preload: styledBanner },
  slide: { View: SlideBlock, preload: styledBanner },
  slider: { View: SliderBlock },
  // Small ones that most written pages have some of: one chunk for them all.
  html: lazyBlock(async () => (await import(/* webpackChunkName: "content-blocks" */ './html/HtmlBlock')).HtmlBlock),
  image: lazyBlock(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './image/ImageBlock')).ImageBlock,
  ),
  buttons: lazyBlock(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './buttons/ButtonsBlock')).ButtonsBlock,
  ),
  'button-item': lazyBlock(
    async () =>
      (await import(/* webpackChunkName: "content-blocks" */ './button-item/ButtonItemBlock')).ButtonItemBlock,
  ),
  divider: lazyBlock(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './divider/DividerBlock')).DividerBlock,
  ),
  block: lazyBlock(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './block/StaticBlock')).StaticBlock,
  ),
  // Content types that open and close.
  tabs: lazyBlock(async () => (await import(/* webpackChunkName: "content-sections" */ './tabs/TabsBlock')).TabsBlock),
  'tab-item': lazyBlock(
    async () => (await import(/* webpackChunkName: "content-sections" */ './tab-item/TabItemBlock')).TabItemBlock,
  ),
  faq: lazyBlock(async () => (await import(/* webpackChunkName: "content-sections" */ './faq/FaqBlock')).FaqBlock),
  'faq-item': {},
  // Seldom in the first view: no page waits for it.
  products: {
    ...lazyBlock(
      async () => (await import(/* webpackChunkName: "content-products" */ './products/ProductsBlock')).ProductsBlock,
    ),
    preload: undefined,
    comesWhenNear: true,
  },
  dynamic_block: lazyBlock(
    async () => (await import(/* webpackChunkName: "content-dynamic" */ './dynamic_block/DynamicBlock')).DynamicBlock,
  ),
  map: lazyBlock(async () => (await import(/* webpackChunkName: "content-map" */ './map/MapBlock')).MapBlock),
  video: lazyBlock(async () => (await import(/* webpackChunkName: "content-film" */ './video/VideoBlock')).VideoBlock),
};

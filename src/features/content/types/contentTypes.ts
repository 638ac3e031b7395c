import type { ReactNode } from 'react';

import type { BlockProps } from '../block/contentBlock';
import { lazyBlock, type LazyBlock, type Preloadable } from '../block/lazyBlock';
import type { BoxParts } from '../readers/boxStyle';
import { bannerBoxParts } from './banner/bannerBoxParts';
import { BannerBlock } from './banner/BannerBlock';
import { styledBanner } from './banner/lazyStyledBanner';
import { buttonItemBoxParts } from './button-item/buttonItemBoxParts';
import { ColumnBlock } from './column/ColumnBlock';
import { ColumnGroupBlock } from './column-group/ColumnGroupBlock';
import { ColumnLineBlock } from './column-line/ColumnLineBlock';
import { HeadingBlock } from './heading/HeadingBlock';
import { imageBoxParts } from './image/imageBoxParts';
import { RowBlock } from './row/RowBlock';
import { rowBoxParts } from './row/rowBoxParts';
import { SlideBlock } from './slide/SlideBlock';
import { SliderBlock } from './slider/SliderBlock';
import { tabsBoxParts } from './tabs/tabsBoxParts';
import { TextBlock } from './text/TextBlock';
import { videoBoxParts } from './video/videoBoxParts';

/** Row of a Page Builder content type. */
export interface ContentTypeRow extends Partial<Pick<LazyBlock, 'fetchBlock'>> {
  /** Reads and shows a block (see `contentBlock`); absent for a part that the block around it shows. */
  View?: (block: BlockProps) => ReactNode;
  /** Code to fetch before a page with such a block is shown, so that nothing moves on it. */
  preload?: Preloadable;
  /** It keeps its room below what is seen first, and its code comes when that is near. */
  comesWhenNear?: true;
  /** Whether its children are blocks; the content of any other type belongs to its reader. */
  isContainer?: true;
  /** The elements that carry the common styling; without it the block's own element does. */
  boxParts?: (element: HTMLElement) => BoxParts;
}

const rows = {
  // The first view of the home page needs these: they come with it.
  row: { View: RowBlock, isContainer: true, boxParts: rowBoxParts },
  'column-group': { View: ColumnGroupBlock, isContainer: true },
  'column-line': { View: ColumnLineBlock, isContainer: true },
  column: { View: ColumnBlock, isContainer: true },
  heading: { View: HeadingBlock },
  text: { View: TextBlock },
  banner: { View: BannerBlock, preload: styledBanner, boxParts: bannerBoxParts },
  slide: { View: SlideBlock, preload: styledBanner, boxParts: bannerBoxParts },
  slider: { View: SliderBlock, isContainer: true },
  // Small ones that most written pages have some of: one chunk for them all.
  html: lazyBlock(async () => (await import(/* webpackChunkName: "content-blocks" */ './html/HtmlBlock')).HtmlBlock),
  image: {
    ...lazyBlock(async () => (await import(/* webpackChunkName: "content-blocks" */ './image/ImageBlock')).ImageBlock),
    boxParts: imageBoxParts,
  },
  buttons: {
    ...lazyBlock(
      async () => (await import(/* webpackChunkName: "content-blocks" */ './buttons/ButtonsBlock')).ButtonsBlock,
    ),
    isContainer: true,
  },
  'button-item': {
    ...lazyBlock(
      async () =>
        (await import(/* webpackChunkName: "content-blocks" */ './button-item/ButtonItemBlock')).ButtonItemBlock,
    ),
    boxParts: buttonItemBoxParts,
  },
  divider: lazyBlock(
    async () => (await import(/* webpackChunkName: "content-blocks" */ './divider/DividerBlock')).DividerBlock,
  ),
  block: {
    ...lazyBlock(
      async () => (await import(/* webpackChunkName: "content-blocks" */ './block/StaticBlock')).StaticBlock,
    ),
    isContainer: true,
  },
  // Content types that open and close.
  tabs: {
    ...lazyBlock(async () => (await import(/* webpackChunkName: "content-sections" */ './tabs/TabsBlock')).TabsBlock),
    isContainer: true,
    boxParts: tabsBoxParts,
  },
  'tab-item': {
    ...lazyBlock(
      async () => (await import(/* webpackChunkName: "content-sections" */ './tab-item/TabItemBlock')).TabItemBlock,
    ),
    isContainer: true,
  },
  faq: {
    ...lazyBlock(async () => (await import(/* webpackChunkName: "content-sections" */ './faq/FaqBlock')).FaqBlock),
    isContainer: true,
  },
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
  video: {
    ...lazyBlock(async () => (await import(/* webpackChunkName: "content-film" */ './video/VideoBlock')).VideoBlock),
    boxParts: videoBoxParts,
  },
} satisfies Record<string, ContentTypeRow>;

/** A content type that the shop shows; its code stands in the folder of the same name. */
export type ContentType = keyof typeof rows;

/** The content types of Page Builder: to add one, make its folder and its row. */
export const contentTypes: Record<ContentType, ContentTypeRow> = rows;

/** Whether the shop knows the type. */
export const isContentType = (type: string): type is ContentType => Object.hasOwn(rows, type);

import { lazy } from 'react';

import type { ContentType } from '../tree/contentTypes';
import { BannerBlock } from './BannerBlock';
import type { BlockView } from './BlockView';
import { ColumnBlock } from './ColumnBlock';
import { ColumnLineBlock } from './ColumnLineBlock';
import { HeadingBlock } from './HeadingBlock';
import { RowBlock } from './RowBlock';
import { SliderBlock } from './SliderBlock';
import { TextBlock } from './TextBlock';

const HtmlBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-blocks" */ './HtmlBlock')).HtmlBlock,
}));
const ImageBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-blocks" */ './ImageBlock')).ImageBlock,
}));
const ButtonsBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-blocks" */ './ButtonsBlock')).ButtonsBlock,
}));
const ButtonItemBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-blocks" */ './ButtonItemBlock')).ButtonItemBlock,
}));
const DividerBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-blocks" */ './DividerBlock')).DividerBlock,
}));
const StaticBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-blocks" */ './StaticBlock')).StaticBlock,
}));
const TabsBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-sections" */ './TabsBlock')).TabsBlock,
}));
const TabItemBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-sections" */ './TabItemBlock')).TabItemBlock,
}));
const FaqBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-sections" */ './FaqBlock')).FaqBlock,
}));
const ProductsBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-products" */ './ProductsBlock')).ProductsBlock,
}));
const DynamicBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-dynamic" */ './dynamic/DynamicBlock')).DynamicBlock,
}));
const MapBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-map" */ './map/MapBlock')).MapBlock,
}));

/** One component a content type. What the first view of the home page needs comes with it; lists of products come later. */
export const blockViews: { [Type in ContentType]?: BlockView } = {
  row: RowBlock,
  'column-group': ColumnLineBlock,
  'column-line': ColumnLineBlock,
  column: ColumnBlock,
  heading: HeadingBlock,
  text: TextBlock,
  html: HtmlBlock,
  image: ImageBlock,
  buttons: ButtonsBlock,
  'button-item': ButtonItemBlock,
  banner: BannerBlock,
  slide: BannerBlock,
  slider: SliderBlock,
  products: ProductsBlock,
  divider: DividerBlock,
  block: StaticBlock,
  tabs: TabsBlock,
  'tab-item': TabItemBlock,
  faq: FaqBlock,
  dynamic_block: DynamicBlock,
  map: MapBlock,
};

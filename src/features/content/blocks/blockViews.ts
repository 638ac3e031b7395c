import { lazy } from 'react';

import type { ContentType } from '../readers/blockProps';
import { BannerBlock } from './BannerBlock';
import type { BlockView } from './BlockView';
import { ButtonItemBlock } from './ButtonItemBlock';
import { ButtonsBlock } from './ButtonsBlock';
import { ColumnBlock } from './ColumnBlock';
import { ColumnLineBlock } from './ColumnLineBlock';
import { HeadingBlock } from './HeadingBlock';
import { HtmlBlock } from './HtmlBlock';
import { ImageBlock } from './ImageBlock';
import { RowBlock } from './RowBlock';
import { SliderBlock } from './SliderBlock';
import { TextBlock } from './TextBlock';

const ProductsBlock = lazy(() => import('./ProductsBlock').then((module) => ({ default: module.ProductsBlock })));

/** One component a content type. What the first view of the home page needs comes with it; lists of products come later. */
export const blockViews: { [Type in ContentType]: BlockView<Type> } = {
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
};

import type { ContentType } from '../types/contentTypes';
import { BannerBlock } from '../types/banner/BannerBlock';
import type { BlockView } from '../block/contentBlock';
import { ColumnBlock } from '../types/column/ColumnBlock';
import { ColumnLineBlock } from '../types/column-line/ColumnLineBlock';
import { HeadingBlock } from '../types/heading/HeadingBlock';
import { laterViews } from './laterViews';
import { RowBlock } from '../types/row/RowBlock';
import { SliderBlock } from '../types/slider/SliderBlock';
import { TextBlock } from '../types/text/TextBlock';

/** One component a content type. What the first view of the home page needs comes with it; all others come later. */
export const blockViews: { [Type in ContentType]?: BlockView } = {
  row: RowBlock,
  'column-group': ColumnLineBlock,
  'column-line': ColumnLineBlock,
  column: ColumnBlock,
  heading: HeadingBlock,
  text: TextBlock,
  banner: BannerBlock,
  slide: BannerBlock,
  slider: SliderBlock,
  ...Object.fromEntries(Object.entries(laterViews).map(([type, { Component }]) => [type, Component])),
};

import type { ContentType } from '../tree/contentTypes';
import { BannerBlock } from './BannerBlock';
import type { BlockView } from './BlockView';
import { ColumnBlock } from './ColumnBlock';
import { ColumnLineBlock } from './ColumnLineBlock';
import { HeadingBlock } from './HeadingBlock';
import { laterViews } from './laterViews';
import { RowBlock } from './RowBlock';
import { SliderBlock } from './SliderBlock';
import { TextBlock } from './TextBlock';

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

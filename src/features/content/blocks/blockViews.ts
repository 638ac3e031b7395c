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

/** One component a content type. What the first view of the home page needs comes with it; lists of products come later. */
export const blockViews: { [Type in ContentType]?: BlockView } = {
  row: RowBlock,
  'column-group': ColumnLineBlock,
  'column-line': ColumnLineBlock,
  column: ColumnBlock,
  heading: HeadingBlock,
  text: TextBlock,
  html: laterViews.html.Component,
  image: laterViews.image.Component,
  buttons: laterViews.buttons.Component,
  'button-item': laterViews['button-item'].Component,
  banner: BannerBlock,
  slide: BannerBlock,
  slider: SliderBlock,
  products: laterViews.products.Component,
  divider: laterViews.divider.Component,
  block: laterViews.block.Component,
  tabs: laterViews.tabs.Component,
  'tab-item': laterViews['tab-item'].Component,
  faq: laterViews.faq.Component,
  dynamic_block: laterViews.dynamic_block.Component,
  map: laterViews.map.Component,
  video: laterViews.video.Component,
};

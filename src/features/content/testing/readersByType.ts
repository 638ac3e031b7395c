import { readBanner, readSlide } from '../readers/banner';
import { readButtonItem, readButtons } from '../readers/buttons';
import { readDivider } from '../readers/divider';
import { readFaqItem } from '../readers/faq';
import { readHeading } from '../readers/heading';
import { readImage } from '../readers/image';
import { readDynamicBlock, readMap, readVideo } from '../readers/media';
import { readProducts } from '../readers/products';
import { readHtml, readStaticBlock } from '../readers/rich';
import { readColumn, readColumnGroup, readRow } from '../readers/row';
import { readSlider } from '../readers/slider';
import { readTabItem, readTabs } from '../readers/tabs';
import type { ContentType } from '../tree/contentTypes';

const nothing = () => ({});

/** The reader of every content type; of some only what is within is read. */
export const readersByType = {
  row: readRow,
  'column-group': readColumnGroup,
  'column-line': nothing,
  column: readColumn,
  heading: readHeading,
  text: nothing,
  html: readHtml,
  image: readImage,
  buttons: readButtons,
  'button-item': readButtonItem,
  banner: readBanner,
  slide: readSlide,
  slider: readSlider,
  products: readProducts,
  tabs: readTabs,
  'tab-item': readTabItem,
  faq: nothing,
  'faq-item': readFaqItem,
  divider: readDivider,
  block: readStaticBlock,
  dynamic_block: readDynamicBlock,
  video: readVideo,
  map: readMap,
} satisfies Record<ContentType, (element: HTMLElement) => object>;

import { readBanner, readSlide } from '../types/banner/readBanner';
import { readButtonItem, readButtons } from '../types/buttons/readButtons';
import { readDivider } from '../types/divider/readDivider';
import { readFaqItem } from '../types/faq-item/readFaqItem';
import { readHeading } from '../types/heading/readHeading';
import { readImage } from '../readers/picture';
import { readDynamicBlock, readMap, readVideo } from '../readers/film';
import { readProducts } from '../types/products/readProducts';
import { readHtml, readStaticBlock } from '../types/html/readHtml';
import { readColumn, readColumnGroup, readRow } from '../types/row/readRow';
import { readSlider } from '../types/slider/readSlider';
import { readTabItem, readTabs } from '../types/tabs/readTabs';
import type { ContentType } from '../types/contentTypes';

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

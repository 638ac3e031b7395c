import type { BoxParts } from '../readers/boxStyle';
import { bannerBoxParts } from './banner/bannerBoxParts';
import { buttonItemBoxParts } from './button-item/buttonItemBoxParts';
import { imageBoxParts } from './image/imageBoxParts';
import { rowBoxParts } from './row/rowBoxParts';
import { tabsBoxParts } from './tabs/tabsBoxParts';
import { videoBoxParts } from './video/videoBoxParts';

/** How the markup of a Page Builder content type is read. */
interface BlockKind {
  /** Whether its children are blocks; the content of any other type belongs to its reader. */
  isContainer?: true;
  /** The elements that carry the common styling; without it the block's own element does. */
  boxParts?: (element: HTMLElement) => BoxParts;
}

const kinds = {
  row: { isContainer: true, boxParts: rowBoxParts },
  'column-group': { isContainer: true },
  'column-line': { isContainer: true },
  column: { isContainer: true },
  heading: {},
  text: {},
  banner: { boxParts: bannerBoxParts },
  slide: { boxParts: bannerBoxParts },
  slider: { isContainer: true },
  html: {},
  image: { boxParts: imageBoxParts },
  buttons: { isContainer: true },
  'button-item': { boxParts: buttonItemBoxParts },
  divider: {},
  block: { isContainer: true },
  tabs: { isContainer: true, boxParts: tabsBoxParts },
  'tab-item': { isContainer: true },
  faq: { isContainer: true },
  'faq-item': {},
  products: {},
  dynamic_block: {},
  map: {},
  video: { boxParts: videoBoxParts },
} satisfies Record<string, BlockKind>;

/** A content type that the shop shows; its code stands in the folder of the same name. */
export type ContentType = keyof typeof kinds;

/** The content types of Page Builder as they are read; contentTypes.ts has what shows them. */
export const blockKinds: Record<ContentType, BlockKind> = kinds;

/** Whether the shop knows the type. */
export const isContentType = (type: string): type is ContentType => Object.hasOwn(kinds, type);

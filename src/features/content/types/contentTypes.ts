/** The content types that the shop shows (spec §2.7). */
const contentTypes = [
  'row',
  'column-group',
  'column-line',
  'column',
  'heading',
  'text',
  'html',
  'image',
  'buttons',
  'button-item',
  'banner',
  'slide',
  'slider',
  'products',
  'tabs',
  'tab-item',
  'faq',
  'faq-item',
  'divider',
  'block',
  'dynamic_block',
  'video',
  'map',
] as const;

export type ContentType = (typeof contentTypes)[number];

/** Whether the shop knows the type. */
export const isContentType = (type: string): type is ContentType => contentTypes.some((known) => known === type);

/** Types whose children are blocks of their own; the content of all others belongs to their reader. */
export const containers: ReadonlySet<ContentType> = new Set<ContentType>([
  'row',
  'column-group',
  'column-line',
  'column',
  'buttons',
  'slider',
  'tabs',
  'tab-item',
  'faq',
  'block',
]);

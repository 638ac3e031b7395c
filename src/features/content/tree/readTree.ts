import { log } from '@/kernel/logging/log';
import { readBoxStyle } from '../readers/boxStyle';
import type { ContentType } from '../readers/blockProps';
import { isContentType, readers } from '../readers/readers';
import type { ContentNode, NodeOf } from './contentNode';

const isHtml = (node: Element): node is HTMLElement => node instanceof HTMLElement;

/** Types whose children are blocks of their own; the content of all others belongs to their reader. */
const containers: ReadonlySet<string> = new Set<ContentType>([
  'row',
  'column-group',
  'column-line',
  'column',
  'buttons',
  'slider',
]);

/** Where a block's common styling stands: on the inner part of a contained row and on the wrapper of a banner. */
const styledElement = (element: HTMLElement): HTMLElement => {
  const type = element.dataset.contentType;
  const name = type === 'row' && element.dataset.appearance === 'contained' ? 'inner' : undefined;
  return (name && element.querySelector<HTMLElement>(`:scope > [data-element="${name}"]`)) || element;
};

const readNode = <Type extends ContentType>(contentType: Type, element: HTMLElement): NodeOf<Type> => ({
  contentType,
  appearance: element.dataset.appearance ?? 'default',
  cssClasses: [...element.classList],
  box: readBoxStyle(styledElement(element)),
  props: readers[contentType](element),
  children: containers.has(contentType) ? readBlocks(element) : [],
});

/** The readers by type once more, so that each gives the node of its own type. */
const nodeReaders: { [Type in ContentType]: (element: HTMLElement) => NodeOf<Type> } = {
  row: (element) => readNode('row', element),
  'column-group': (element) => readNode('column-group', element),
  'column-line': (element) => readNode('column-line', element),
  column: (element) => readNode('column', element),
  heading: (element) => readNode('heading', element),
  text: (element) => readNode('text', element),
  html: (element) => readNode('html', element),
  image: (element) => readNode('image', element),
  buttons: (element) => readNode('buttons', element),
  'button-item': (element) => readNode('button-item', element),
  banner: (element) => readNode('banner', element),
  slider: (element) => readNode('slider', element),
  slide: (element) => readNode('slide', element),
  products: (element) => readNode('products', element),
};

const readElement = (element: HTMLElement): ContentNode[] => {
  const contentType = element.dataset.contentType;
  if (contentType === undefined) return readBlocks(element);
  if (element.style.display === 'none' && contentType !== 'column-group') return [];
  if (!isContentType(contentType)) {
    log.warn(`Page Builder ${contentType} content type is not supported, this content will not be rendered.`);
    // An unknown container must not take its known content with it (ARCHITECTURE §7).
    return readBlocks(element);
  }
  try {
    return [nodeReaders[contentType](element)];
  } catch (error) {
    log.warn(`Failed to aggregate config for content type ${contentType}.`, error);
    return [];
  }
};

/** The blocks below a node of the sanitised tree, whatever wrappers stand between. */
export const readBlocks = (parent: ParentNode): ContentNode[] =>
  [...parent.children].filter(isHtml).flatMap(readElement);

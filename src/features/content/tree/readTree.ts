import { allOn, type BoxParts, readBoxStyle } from '../readers/boxStyle';
import { warnOnce } from './warnOnce';
import type { MediaRules } from './applyStyleElements';
import type { BoxStyle, ContentNode, MediaQuery } from './contentNode';
import { type ContentType, contentTypes, isContentType } from '../types/contentTypes';

const isHtml = (node: Element): node is HTMLElement => node instanceof HTMLElement;

/** The rules of all the block's own parts, one entry a window. */
const mediaQueriesOf = (element: HTMLElement, parts: BoxParts, rules: MediaRules): MediaQuery[] => {
  const styles = new Map<string, Record<string, string>>();
  for (const styled of new Set([element, ...Object.values<HTMLElement>({ ...parts })])) {
    for (const { media, style } of rules.get(styled) ?? []) styles.set(media, { ...styles.get(media), ...style });
  }
  return [...styles].map(([media, style]) => ({ media, style }));
};

/**
 * A row that directly holds a dynamic block hands its minimum height down to the first such block: the height reserves
 * space for content that is fetched later, and none is left where nothing comes.
 */
const reserveForDynamicBlock = (row: ContentNode): ContentNode => {
  const dynamicBlock = row.children.find(({ contentType }) => contentType === 'dynamic_block');
  if (!dynamicBlock || row.contentType !== 'row') return row;
  const { minHeight, ...box } = row.box;
  const reserve = (child: ContentNode) =>
    child === dynamicBlock ? { ...child, box: { ...child.box, minHeight: child.box.minHeight ?? minHeight } } : child;
  return minHeight ? { ...row, box, children: row.children.map(reserve) } : row;
};

/** How many blocks these are, with all within. */
export const sizeOf = (nodes: readonly ContentNode[]): number => nodes.reduce((sum, { size }) => sum + size, 0);

const readNode = (contentType: ContentType, element: HTMLElement, rules: MediaRules): ContentNode => {
  const { isContainer, boxParts = allOn } = contentTypes[contentType];
  const children = isContainer ? readBlocks(element, rules) : [];
  let box: BoxStyle | undefined;
  let mediaQueries: MediaQuery[] | undefined;
  return reserveForDynamicBlock({
    contentType,
    appearance: element.dataset.appearance ?? 'default',
    cssClasses: [...element.classList],
    // Read when the block is first shown: the end of a long page costs the first view nothing.
    get box() {
      return (box ??= readBoxStyle(boxParts(element)));
    },
    get mediaQueries() {
      return (mediaQueries ??= mediaQueriesOf(element, boxParts(element), rules));
    },
    element,
    children,
    size: 1 + sizeOf(children),
  });
};

const readElement = (element: HTMLElement, rules: MediaRules): ContentNode[] => {
  const contentType = element.dataset.contentType;
  if (contentType === undefined) return readBlocks(element, rules);
  if (element.style.display === 'none' && contentType !== 'column-group') return [];
  if (!isContentType(contentType)) {
    warnOnce(`Page Builder ${contentType} content type is not supported, this content will not be rendered.`);
    // An unknown container must not take its known content with it.
    return readBlocks(element, rules);
  }
  return [readNode(contentType, element, rules)];
};

const noRules: MediaRules = new Map();

/**
 * The blocks below a node of the sanitised tree, whatever wrappers stand between.
 * @param rules what `applyStyleElements` found for some windows only.
 */
export const readBlocks = (parent: ParentNode, rules: MediaRules = noRules): ContentNode[] =>
  [...parent.children].filter(isHtml).flatMap((element) => readElement(element, rules));

import { allOn, type BoxParts, readBoxStyle } from '../readers/boxStyle';
import type { MediaRules } from './applyStyleElements';
import type { BoxStyle, ContentNode, MediaQuery } from './contentNode';
import { blockKinds, type ContentType, isContentType } from '../types/blockKinds';

const isHtml = (node: Node | null): node is HTMLElement => node instanceof HTMLElement;

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
  const { isContainer, boxParts = allOn } = blockKinds[contentType];
  const children = isContainer ? readBlocks(element, rules, !ownParts.test(contentType)) : [];
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

/** Types in which words of their own stand beside the blocks: the headings of tabs. */
const ownParts = /^(?:tabs|slider|faq|buttons)$/;

const readElement = (element: HTMLElement, rules: MediaRules, keepsLoose: boolean): ContentNode[] => {
  const contentType = element.dataset.contentType;
  if (contentType === undefined) return readBlocks(element, rules, keepsLoose);
  if (element.style.display === 'none' && contentType !== 'column-group') return [];
  if (!isContentType(contentType)) {
    // An unknown container must take neither its words nor its known content with it.
    return readBlocks(element, rules);
  }
  return [readNode(contentType, element, rules)];
};

const parts = '[data-content-type], [data-element]:not([data-element="video"])';

/** What an editor wrote between blocks, as raw HTML in its place. */
const readLoose = (parent: Node, nodes: readonly Node[], rules: MediaRules): ContentNode[] => {
  // Of their own document: in that of the page their pictures would begin to load.
  const element = (parent.ownerDocument ?? document).createElement('div');
  element.append(...nodes);
  element.dataset.decoded = 'true';
  const isSeen = element.textContent.trim() !== '' || /<(?:img|hr)|"video"|data-content-style/.test(element.innerHTML);
  return isSeen ? [readNode('html', element, rules)] : [];
};

const noRules: MediaRules = new Map();

/**
 * The blocks below a node of the sanitised tree, whatever wrappers stand between; what stands beside them is raw HTML.
 * @param rules what `applyStyleElements` found for some windows only.
 * @param keepsLoose whether that is content; else it belongs to the block around it.
 */
export const readBlocks = (
  parent: ParentNode & Node,
  rules: MediaRules = noRules,
  keepsLoose = true,
): ContentNode[] => {
  const blocks: ContentNode[] = [];
  let loose: Node[] = [];
  for (const node of [...parent.childNodes, null]) {
    const isBuilt = isHtml(node) && (node.matches(parts) || node.querySelector('[data-content-type]'));
    if (node && !isBuilt) loose.push(node);
    else {
      if (keepsLoose) blocks.push(...readLoose(parent, loose, rules));
      loose = [];
      if (isBuilt) blocks.push(...readElement(node, rules, keepsLoose));
    }
  }
  return blocks;
};

import { sanitise } from '../sanitise/sanitise';
import { applyStyleElements } from './applyStyleElements';
import { isContentType } from '../types/blockKinds';
import type { ContentNode } from './contentNode';
import { readBlocks } from './readTree';
import { warnOnce } from './warnOnce';

export interface ReadContent {
  /** The sanitised tree. */
  fragment: DocumentFragment;
  /** Its blocks; undefined where no content type is marked, and the tree is running text. */
  blocks: ContentNode[] | undefined;
}

/** A block that an editor hid. */
const hiddenBlock = '[data-content-type][style*="display: none"]:not([data-content-type="column-group"])';

/** Here and not where blocks are read: the first view reads them, too. */
const warnOfUnknown = (fragment: DocumentFragment): void => {
  for (const element of fragment.querySelectorAll<HTMLElement>('[data-content-type]')) {
    const { contentType = '' } = element.dataset;
    if (isContentType(contentType) || element.closest(hiddenBlock)) continue;
    const message = `Page Builder ${contentType} content type is not supported, this content will not be rendered.`;
    const hasWords = element.textContent.trim() !== '';
    warnOnce(message, ...(hasWords ? ['The words and blocks within it are shown.'] : []));
  }
};

/** HTML of the backend, sanitised once and walked once. */
export const readContent = (html: string): ReadContent => {
  const fragment = sanitise(html);
  const rules = applyStyleElements(fragment);
  if (!html.includes('data-content-type=')) return { fragment, blocks: undefined };
  warnOfUnknown(fragment);
  return { fragment, blocks: readBlocks(fragment, rules) };
};

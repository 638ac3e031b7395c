import { sanitise } from '../sanitise/sanitise';
import { applyStyleElements } from './applyStyleElements';
import type { ContentNode } from './contentNode';
import { readBlocks } from './readTree';

export interface ReadContent {
  /** The sanitised tree. */
  fragment: DocumentFragment;
  /** Its blocks; undefined where no content type is marked, and the tree is running text. */
  blocks: ContentNode[] | undefined;
}

/** HTML of the backend, sanitised once and walked once. */
export const readContent = (html: string): ReadContent => {
  const fragment = sanitise(html);
  const rules = applyStyleElements(fragment);
  return { fragment, blocks: html.includes('data-content-type=') ? readBlocks(fragment, rules) : undefined };
};

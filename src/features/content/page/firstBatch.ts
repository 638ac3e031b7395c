import type { ContentNode } from '../tree/contentNode';

/** So many blocks are more than a first view shows; most pages have fewer altogether. */
const batchSize = 80;

/** How many of these nodes make up a batch, with all the blocks within them; one at least. */
export const firstBatch = (nodes: readonly Pick<ContentNode, 'size'>[]): number => {
  let blocks = 0;
  const end = nodes.findIndex(({ size }, index) => {
    blocks += size;
    return index > 0 && blocks > batchSize;
  });
  return end < 0 ? nodes.length : end;
};

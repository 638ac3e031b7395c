import { useMemo } from 'react';

import type { ContentNode } from '../tree/contentNode';

/** What an editor set makes no sense; the block is left out. */
export class BlockConfigError extends Error {}

/**
 * The properties of a block, as the reader of its type finds them.
 * @throws BlockConfigError when the reader makes no sense of them.
 */
export const useBlockProps = <Props>({ element }: ContentNode, read: (element: HTMLElement) => Props): Props =>
  useMemo(() => {
    try {
      return read(element);
    } catch (cause) {
      throw new BlockConfigError('A content type could not be read.', { cause });
    }
  }, [element, read]);

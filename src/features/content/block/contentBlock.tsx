import { type ComponentType, type ReactNode, useMemo } from 'react';

import type { ContentNode } from '../tree/contentNode';
import type { ReadContent } from '../tree/readContent';

/** Props that the page passes to every block. */
export interface BlockProps {
  node: ContentNode;
  /** Whether the block stands at the top of the page, so that its pictures load first. */
  isFirst: boolean;
  /** Shows the blocks within: handed in, because a container knows no other block. */
  renderBlocks: (nodes: readonly ContentNode[], isFirst: boolean) => ReactNode;
  /** Reads HTML that the block fetched itself; handed in for the same reason. */
  readContent: (html: string) => ReadContent;
}

/** Props of a view: those of the block, and what the reader of its type found. */
export interface BlockViewProps<Props> extends BlockProps {
  props: Props;
}

/** A component that shows one content type, with the reader that it uses. */
export interface ContentBlock {
  (block: BlockProps): ReactNode;
  /** Reads the properties from the block's element. Throws when they make no sense. */
  read: (element: HTMLElement) => object;
}

/** The reader could make no sense of what an editor set; the block is left out. */
export class BlockConfigError extends Error {}

/**
 * Joins the reader and the view of a content type; the block is read once while its element is the same.
 * @throws BlockConfigError while rendering, when the reader throws.
 */
export const contentBlock = <Props extends object>(
  read: (element: HTMLElement) => Props,
  View: ComponentType<BlockViewProps<Props>>,
): ContentBlock => {
  const Block = (block: BlockProps) => {
    const { element } = block.node;
    const props = useMemo(() => {
      try {
        return read(element);
      } catch (cause) {
        throw new BlockConfigError('A content type could not be read.', { cause });
      }
    }, [element]);
    return <View {...block} props={props} />;
  };
  return Object.assign(Block, { read });
};

/** Reader of a type whose element is all there is to read. */
export const readNothing = (): object => ({});

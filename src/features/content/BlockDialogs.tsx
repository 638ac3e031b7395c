import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BlockDialog } from './dialog/BlockDialog';
import { closeBlock, useOpenedBlocks } from './openedBlocks';

/** The dialogs of all blocks that links have opened; a navigation closes the one that is open. */
export const BlockDialogs = () => {
  const { blocks, current } = useOpenedBlocks();
  const { key } = useLocation();
  useEffect(() => closeBlock, [key]);
  return blocks.map((block) => (
    <BlockDialog key={block.identifier} block={block} isOpen={block.identifier === current} />
  ));
};

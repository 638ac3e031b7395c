import { use } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import type { DynamicBlockProps } from '../../readers/blockProps';
import { readDynamicBlock } from '../../readers/film';
import type { BlockViewProps } from '../../block/contentBlock';
import { blockClassNames } from '../../block/blockClassNames';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';
import styles from './DynamicBlock.module.css';
import { DynamicContent } from './DynamicContent';
import { ShownInside } from './shownInside';
import { useDynamicBlocks } from './useDynamicBlocks';

const ShownBlocks = ({ node, renderBlocks, ...props }: Omit<BlockViewProps, 'isFirst'> & DynamicBlockProps) => {
  const around = use(ShownInside);
  const asked = useDynamicBlocks(props);
  const style = useBoxCss(node);
  const { displayInline: isInline, displayMode } = props;
  if (!asked) {
    // Most carts have none that a rule is about: only an editor's height is kept for them.
    const hasRoom = !isInline && (displayMode === 'fixed' || style.minHeight !== undefined);
    return hasRoom ? <div className={styles.room} style={style} aria-busy="true" /> : null;
  }

  const blocks = asked.filter(({ uid }) => !around.includes(uid));
  if (blocks.length === 0) return null;
  const Box = isInline ? 'span' : 'div';
  return (
    <Box className={`${isInline ? styles.inline : styles.block} ${blockClassNames(node)}`} style={style}>
      {blocks.map(({ uid, content }) => (
        <ShownInside key={uid} value={[...around, uid]}>
          <DynamicContent html={content.html} isInline={isInline} renderBlocks={renderBlocks} />
        </ShownInside>
      ))}
    </Box>
  );
};

/**
 * Blocks whose content depends on who looks (spec §3 Dynamic block). They are asked for, never kept across visits, and
 * asked for anew when somebody signs in or out. Nothing is asked where the backend sent no widget.
 */
export const DynamicBlock = ({ node, renderBlocks }: BlockViewProps) => {
  const props = useBlockProps(node, readDynamicBlock);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (props.displayMode === 'fixed' && props.uids.length === 0) return null;
  return <ShownBlocks key={String(isSignedIn)} node={node} renderBlocks={renderBlocks} {...props} />;
};

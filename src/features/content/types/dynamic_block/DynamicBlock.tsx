import { use } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';
import styles from './DynamicBlock.module.css';
import { DynamicContent } from './DynamicContent';
import { ShownInside } from './shownInside';
import { type DynamicBlockProps, readDynamicBlock } from './readDynamicBlock';
import { useDynamicBlocks } from './useDynamicBlocks';

const ShownBlocks = ({ node, props, renderBlocks, readContent }: BlockViewProps<DynamicBlockProps>) => {
  const around = use(ShownInside);
  const asked = useDynamicBlocks(props);
  const style = useBoxCss(node);
  const { displayInline: isInline, displayMode } = props;
  if (!asked) {
    // Most carts have none that a rule is about: only an editor's height is kept for them.
    const isReserved = !isInline && (displayMode === 'fixed' || style.minHeight !== undefined);
    return isReserved ? <div className={styles.reserved} style={style} aria-busy="true" /> : null;
  }

  const blocks = asked.filter(({ uid }) => !around.includes(uid));
  if (blocks.length === 0) return null;
  const Box = isInline ? 'span' : 'div';
  return (
    <Box className={`${isInline ? styles.inline : styles.block} ${blockClassNames(node)}`} style={style}>
      {blocks.map(({ uid, content }) => (
        <ShownInside key={uid} value={[...around, uid]}>
          <DynamicContent
            html={content.html}
            isInline={isInline}
            renderBlocks={renderBlocks}
            readContent={readContent}
          />
        </ShownInside>
      ))}
    </Box>
  );
};

const DynamicView = (view: BlockViewProps<DynamicBlockProps>) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { displayMode, uids } = view.props;
  if (displayMode === 'fixed' && uids.length === 0) return null;
  return <ShownBlocks key={String(isSignedIn)} {...view} />;
};

/**
 * Blocks whose content depends on the visitor. They are fetched, never kept across visits, and fetched again when somebody
 * signs in or out. Nothing is fetched where the backend sent no widget.
 */
export const DynamicBlock = contentBlock(readDynamicBlock, DynamicView);

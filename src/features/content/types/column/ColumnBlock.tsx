import { BackgroundPicture, rowMobileMedia } from '../../block/BackgroundPicture';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { useBoxCss } from '../../block/useBoxCss';
import { below960 } from '@/ui/breakpoints';
import { columnLook } from './columnLook';
import { type ColumnProps, readColumn } from './readColumn';

const ColumnView = ({ node, props, isFirst, renderBlocks }: BlockViewProps<ColumnProps>) => {
  const style = useBoxCss(node);
  return (
    <div {...columnLook(node, props, style)}>
      <BackgroundPicture
        {...props}
        mobileMedia={rowMobileMedia}
        sizes={`${below960} 100vw, 50vw`}
        isPriority={isFirst}
      />
      {renderBlocks(node.children, isFirst)}
    </div>
  );
};

/** A column of a line, as wide as the editor made it. */
export const ColumnBlock = contentBlock(readColumn, ColumnView);

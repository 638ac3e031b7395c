import { type BlockViewProps, contentBlock, readNothing } from '../../block/contentBlock';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const StaticView = ({ node, isFirst, renderBlocks }: BlockViewProps<object>) => {
  const style = useBoxCss(node);
  return node.children.length > 0 ? (
    <div className={blockClassNames(node)} style={style}>
      {renderBlocks(node.children, isFirst)}
    </div>
  ) : null;
};

/**
 * A CMS block inside a page: the backend has put its content in its place. One that is switched off there is an empty
 * widget here, and takes no space.
 */
export const StaticBlock = contentBlock(readNothing, StaticView);

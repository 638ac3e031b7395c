import { readStaticBlock } from '../readers/rich';
import { RichContent } from '../rich/RichContent';
import type { BlockViewProps } from './BlockView';
import textStyles from './TextBlock.module.css';
import { themeClassNames } from './themes';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** A CMS block inside a page: the backend has put its content in its place. */
export const StaticBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const { content } = useBlockProps(node, readStaticBlock);
  const style = useBoxCss(node);
  const classes = themeClassNames(node.cssClasses);
  return node.children.length > 0 ? (
    <div className={classes} style={style}>
      {renderBlocks(node.children, isFirst)}
    </div>
  ) : (
    <div className={`${textStyles.text} ${classes}`} style={style}>
      <RichContent content={content} />
    </div>
  );
};

import { RichContent } from '../../rich/RichContent';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { readStaticBlock, type StaticBlockProps } from './readStaticBlock';
import textStyles from '../../rich/runningText.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

/** Whether there is anything to see: a picture, or a word. */
const hasContent = (element: HTMLElement): boolean =>
  element.textContent.trim() !== '' || element.querySelector('img, hr') !== null;

const StaticView = ({ node, props, isFirst, renderBlocks }: BlockViewProps<StaticBlockProps>) => {
  const style = useBoxCss(node);
  const classes = blockClassNames(node);
  if (node.children.length === 0 && !hasContent(node.element)) return null;
  return node.children.length > 0 ? (
    <div className={classes} style={style}>
      {renderBlocks(node.children, isFirst)}
    </div>
  ) : (
    <div className={`${textStyles.text} ${classes}`} style={style}>
      <RichContent content={props.content} />
    </div>
  );
};

/**
 * A CMS block inside a page: the backend has put its content in its place. One that is switched off there is an empty
 * widget here, and takes no space.
 */
export const StaticBlock = contentBlock(readStaticBlock, StaticView);

import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { useBoxCss } from '../../block/useBoxCss';
import { type ColumnLineProps, lineLook, readColumnLine } from './lineLook';

/** Columns side by side; below 960 px they stand one under the other. */
export const ColumnLine = ({ node, props, isFirst, renderBlocks }: BlockViewProps<ColumnLineProps>) => {
  const style = useBoxCss(node);
  return <div {...lineLook(node, props, style)}>{renderBlocks(node.children, isFirst)}</div>;
};

/** A line of columns within a group. */
export const ColumnLineBlock = contentBlock(readColumnLine, ColumnLine);

import { readColumnGroup } from '../row/readRow';
import type { BlockViewProps } from '../../block/contentBlock';
import styles from './ColumnLineBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

/** More than a whole line, in percent, with room for thirds that were rounded up. */
const fullLine = 101;

/** A group or a line of columns side by side; below 960 px they stand one under the other. */
export const ColumnLineBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const style = useBoxCss(node);
  const { children, element } = node;
  const widths = children.map((column) => column.element.style.width);
  return (
    <div
      className={`${styles.line} ${blockClassNames(node)}`}
      data-wraps={widths.reduce((sum, width) => sum + (Number.parseFloat(width) || 0), 0) > fullLine || undefined}
      data-tight={widths.some((width) => width.startsWith('calc')) || undefined}
      style={{ display: readColumnGroup(element).display === 'none' ? 'none' : undefined, ...style }}
    >
      {renderBlocks(children, isFirst)}
    </div>
  );
};

import { blockClassNames } from '../../block/blockClassNames';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { css } from '../../readers/attributes';
import { useBoxCss } from '../../block/useBoxCss';
import styles from './ColumnLineBlock.module.css';

/** More than a whole line, in percent, with a margin for thirds that were rounded up. */
const fullLine = 101;

export interface ColumnLineProps {
  /** As the editor set it. A hidden line does not get here. */
  display?: string;
}

/** Columns side by side; below 960 px they stand one under the other. */
export const ColumnLine = ({ node, props, isFirst, renderBlocks }: BlockViewProps<ColumnLineProps>) => {
  const style = useBoxCss(node);
  const { children } = node;
  // Side by side is the shop's own affair: on a phone columns stand one under the other.
  const display = props.display === 'flex' ? undefined : props.display;
  const widths = children.map((column) => column.element.style.width);
  return (
    <div
      className={`${styles.line} ${blockClassNames(node)}`}
      data-wraps={widths.reduce((sum, width) => sum + (Number.parseFloat(width) || 0), 0) > fullLine || undefined}
      data-tight={widths.some((width) => width.startsWith('calc')) || undefined}
      data-displayed={display}
      style={{ display, ...style }}
    >
      {renderBlocks(children, isFirst)}
    </div>
  );
};

/** Reads how the line is displayed. Its grid is only where the editor's tool snaps to: columns have their widths. */
export const readColumnLine = ({ style }: HTMLElement): ColumnLineProps => ({ display: css(style.display) });

/** A line of columns within a group. */
export const ColumnLineBlock = contentBlock(readColumnLine, ColumnLine);

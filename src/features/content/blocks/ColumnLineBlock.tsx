import type { BlockViewProps } from './BlockView';
import styles from './ColumnLineBlock.module.css';
import { themeClassNames } from './themes';

/** A group or a line of columns side by side; below 960 px they stand one under the other. */
export const ColumnLineBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => (
  <div className={`${styles.line} ${themeClassNames(node.cssClasses)}`}>{renderBlocks(node.children, isFirst)}</div>
);

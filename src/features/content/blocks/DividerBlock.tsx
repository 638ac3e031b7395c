import { readDivider } from '../readers/divider';
import type { BlockViewProps } from './BlockView';
import styles from './DividerBlock.module.css';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** A dividing line, as long, thick and coloured as the editor made it. */
export const DividerBlock = ({ node }: BlockViewProps) => {
  const { width, color, thickness } = useBlockProps(node, readDivider);
  return (
    <div className={styles.divider} style={useBoxCss(node)} data-align={node.box.textAlign}>
      <hr className={styles.line} style={{ width, borderTopColor: color, borderTopWidth: thickness }} />
    </div>
  );
};

import { readDivider } from './readDivider';
import type { BlockViewProps } from '../../block/contentBlock';
import styles from './DividerBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';

/** A dividing line, as long, thick and coloured as the editor made it. */
export const DividerBlock = ({ node }: BlockViewProps) => {
  const { width, color, thickness } = useBlockProps(node, readDivider);
  const style = useBoxCss(node);
  return (
    <div className={`${styles.divider} ${blockClassNames(node)}`} style={style} data-align={style.textAlign}>
      <hr className={styles.line} style={{ width, borderTopColor: color, borderTopWidth: thickness }} />
    </div>
  );
};

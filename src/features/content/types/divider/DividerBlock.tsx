import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type DividerProps, readDivider } from './readDivider';
import styles from './DividerBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const DividerView = ({ node, props }: BlockViewProps<DividerProps>) => {
  const { width, color, thickness } = props;
  const style = useBoxCss(node);
  return (
    <div className={`${styles.divider} ${blockClassNames(node)}`} style={style} data-align={style.textAlign}>
      <hr className={styles.line} style={{ width, borderTopColor: color, borderTopWidth: thickness }} />
    </div>
  );
};

/** A dividing line, as long, thick and coloured as the editor made it. */
export const DividerBlock = contentBlock(readDivider, DividerView);

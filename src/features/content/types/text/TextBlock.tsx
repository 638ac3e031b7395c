import { RichContent } from '../../rich/RichContent';
import type { BlockViewProps } from '../../block/contentBlock';
import styles from '../../rich/runningText.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

/** Running text. */
export const TextBlock = ({ node }: BlockViewProps) => (
  <div className={`${styles.text} ${blockClassNames(node)}`} style={useBoxCss(node)}>
    <RichContent content={node.element} />
  </div>
);

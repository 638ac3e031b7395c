import { RichContent } from '../rich/RichContent';
import type { BlockViewProps } from './BlockView';
import styles from './TextBlock.module.css';
import { blockClassNames } from './blockClassNames';
import { useBoxCss } from './useBoxCss';

/** Running text. */
export const TextBlock = ({ node }: BlockViewProps) => (
  <div className={`${styles.text} ${blockClassNames(node)}`} style={useBoxCss(node)}>
    <RichContent content={node.element} />
  </div>
);

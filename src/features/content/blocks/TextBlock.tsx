import { RichContent } from '../rich/RichContent';
import type { BlockViewProps } from './BlockView';
import styles from './TextBlock.module.css';
import { themeClassNames } from './themes';
import { useBoxCss } from './useBoxCss';

/** Running text. */
export const TextBlock = ({ node }: BlockViewProps) => (
  <div className={`${styles.text} ${themeClassNames(node.cssClasses)}`} style={useBoxCss(node)}>
    <RichContent content={node.element} />
  </div>
);

import { RichContent } from '../rich/RichContent';
import type { BlockViewProps } from './BlockView';
import { boxCss } from './boxCss';
import styles from './TextBlock.module.css';
import { themeClassNames } from './themes';

/** Running text. */
export const TextBlock = ({ node }: BlockViewProps<'text'>) => (
  <div className={`${styles.text} ${themeClassNames(node.cssClasses)}`} style={boxCss(node.box)}>
    <RichContent content={node.props.content} />
  </div>
);

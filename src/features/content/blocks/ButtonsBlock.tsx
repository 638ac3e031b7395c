import { Blocks } from './Blocks';
import type { BlockViewProps } from './BlockView';
import styles from './ButtonsBlock.module.css';

/** Buttons in a row or stacked. */
export const ButtonsBlock = ({ node, isFirst }: BlockViewProps<'buttons'>) => (
  <div className={styles.buttons} data-appearance={node.appearance}>
    <Blocks nodes={node.children} isFirst={isFirst} />
  </div>
);

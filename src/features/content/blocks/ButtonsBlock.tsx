import type { BlockViewProps } from './BlockView';
import styles from './ButtonsBlock.module.css';

/** Buttons in a row or stacked. */
export const ButtonsBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => (
  <div className={styles.buttons} data-appearance={node.appearance}>
    {renderBlocks(node.children, isFirst)}
  </div>
);

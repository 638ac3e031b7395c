import { readButtons } from '../readers/buttons';
import type { BlockViewProps } from './BlockView';
import styles from './ButtonsBlock.module.css';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** Buttons in a row or stacked. */
export const ButtonsBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => (
  <div
    className={styles.buttons}
    data-appearance={node.appearance}
    data-same-width={useBlockProps(node, readButtons).isSameWidth || undefined}
    style={useBoxCss(node)}
  >
    {renderBlocks(node.children, isFirst)}
  </div>
);

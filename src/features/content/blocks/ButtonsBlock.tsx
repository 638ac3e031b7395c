import { readButtons } from '../readers/buttons';
import type { BlockViewProps } from './BlockView';
import styles from './ButtonsBlock.module.css';
import { blockClassNames } from './blockClassNames';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** Buttons in a row or stacked, where the editor's alignment puts them. */
export const ButtonsBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const { isSameWidth } = useBlockProps(node, readButtons);
  const style = useBoxCss(node);
  return (
    <div className={blockClassNames(node)} style={style}>
      <div
        className={styles.buttons}
        data-appearance={node.appearance}
        data-same-width={isSameWidth || undefined}
        data-align={style.textAlign}
      >
        {renderBlocks(node.children, isFirst)}
      </div>
    </div>
  );
};

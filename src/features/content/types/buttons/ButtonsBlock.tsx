import { readButtons } from './readButtons';
import type { BlockViewProps } from '../../block/contentBlock';
import styles from './ButtonsBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';

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

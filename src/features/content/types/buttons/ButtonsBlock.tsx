import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type ButtonsProps, readButtons } from './readButtons';
import styles from './ButtonsBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const ButtonsView = ({ node, props, isFirst, renderBlocks }: BlockViewProps<ButtonsProps>) => {
  const style = useBoxCss(node);
  return (
    <div className={blockClassNames(node)} style={style}>
      <div
        className={styles.buttons}
        data-appearance={node.appearance}
        data-same-width={props.isSameWidth || undefined}
        data-align={style.textAlign}
      >
        {renderBlocks(node.children, isFirst)}
      </div>
    </div>
  );
};

/** Buttons in a row or stacked, where the editor's alignment puts them. */
export const ButtonsBlock = contentBlock(readButtons, ButtonsView);

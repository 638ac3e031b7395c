import { RichContent } from '../../rich/RichContent';
import { type BlockViewProps, contentBlock, readNothing } from '../../block/contentBlock';
import styles from '../../rich/runningText.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const alignments: Partial<Record<string, string>> = { center: styles.center, right: styles.right };

const TextView = ({ node }: BlockViewProps<object>) => {
  const style = useBoxCss(node);
  const alignment = alignments[style.textAlign ?? ''] ?? '';
  return (
    <div className={`${styles.text} ${alignment} ${blockClassNames(node)}`} style={style}>
      <RichContent content={node.element} />
    </div>
  );
};

/** Running text. */
export const TextBlock = contentBlock(readNothing, TextView);

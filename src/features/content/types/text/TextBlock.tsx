import { RichContent } from '../../rich/RichContent';
import { type BlockViewProps, contentBlock, readNothing } from '../../block/contentBlock';
import styles from '../../rich/runningText.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const TextView = ({ node }: BlockViewProps<object>) => (
  <div className={`${styles.text} ${blockClassNames(node)}`} style={useBoxCss(node)}>
    <RichContent content={node.element} />
  </div>
);

/** Running text. */
export const TextBlock = contentBlock(readNothing, TextView);

import { RichContent } from '../../rich/RichContent';
import { blockClassNames } from '../../block/blockClassNames';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type HtmlProps, readHtml } from './readHtml';
import own from './HtmlBlock.module.css';
import styles from '../../rich/runningText.module.css';
import { useBoxCss } from '../../block/useBoxCss';

const HtmlView = ({ node, props: { content, isOnlyRules } }: BlockViewProps<HtmlProps>) => {
  const style = useBoxCss(node);
  const inside = <RichContent content={content} />;
  return isOnlyRules ? (
    inside
  ) : (
    <div className={`${styles.text} ${own.html} ${blockClassNames(node)}`} style={style}>
      {inside}
    </div>
  );
};

/** Raw HTML, after the one sanitising policy. */
export const HtmlBlock = contentBlock(readHtml, HtmlView);

import { readHtml } from './readHtml';
import { RichContent } from '../../rich/RichContent';
import { blockClassNames } from '../../block/blockClassNames';
import type { BlockViewProps } from '../../block/contentBlock';
import styles from '../../rich/runningText.module.css';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';

/** Raw HTML, after the one sanitising policy. */
export const HtmlBlock = ({ node }: BlockViewProps) => (
  <div className={`${styles.text} ${blockClassNames(node)}`} style={useBoxCss(node)}>
    <RichContent content={useBlockProps(node, readHtml).content} />
  </div>
);

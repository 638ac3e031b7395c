import { readHtml } from '../readers/rich';
import { RichContent } from '../rich/RichContent';
import { blockClassNames } from './blockClassNames';
import type { BlockViewProps } from './BlockView';
import styles from './TextBlock.module.css';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** Raw HTML, after the one sanitising policy. */
export const HtmlBlock = ({ node }: BlockViewProps) => (
  <div className={`${styles.text} ${blockClassNames(node)}`} style={useBoxCss(node)}>
    <RichContent content={useBlockProps(node, readHtml).content} />
  </div>
);

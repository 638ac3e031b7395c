import { useMemo } from 'react';

import { RichContent } from '../rich/RichContent';
import { sanitise } from '../sanitise';
import type { BlockViewProps } from './BlockView';
import styles from './TextBlock.module.css';

/** Raw HTML: Page Builder keeps it escaped, as text, unless it says that it is decoded. Both pass the one sanitising policy. */
export const HtmlBlock = ({ node }: BlockViewProps<'html'>) => {
  const { content } = node.props;
  const tree = useMemo(
    () =>
      content instanceof HTMLElement && content.dataset.decoded !== 'true' ? sanitise(content.textContent) : content,
    [content],
  );
  return (
    <div className={styles.text}>
      <RichContent content={tree} />
    </div>
  );
};

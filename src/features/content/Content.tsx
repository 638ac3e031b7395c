import { useMemo } from 'react';

import { Blocks } from './page/Blocks';
import textStyles from './rich/runningText.module.css';
import { RichContent } from './rich/RichContent';
import { readContent } from './tree/readContent';

export interface ContentProps {
  /** HTML of a CMS page, block or description, as the backend sent it. */
  html: string;
  /** Whether it is the first thing on the page, so that its first picture loads at once. */
  isFirst?: boolean;
}

/** CMS HTML with content-type markers becomes blocks, any other becomes rich content. Sanitised once, walked once. */
export const Content = ({ html, isFirst = false }: ContentProps) => {
  // A page has one heading of the first level: where it stands above the content, none comes within.
  const own = isFirst ? html : html.replace(/(<\/?)h1\b/gi, '$1h2');
  const { blocks, fragment } = useMemo(() => readContent(own), [own]);

  return blocks ? (
    <Blocks nodes={blocks} isFirst={isFirst} />
  ) : (
    <div className={textStyles.text}>
      <RichContent content={fragment} />
    </div>
  );
};

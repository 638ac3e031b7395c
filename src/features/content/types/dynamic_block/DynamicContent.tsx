import { useMemo } from 'react';
import { RichContent } from '../../rich/RichContent';
import type { BlockProps } from '../../block/contentBlock';
import textStyles from '../../rich/runningText.module.css';

export interface DynamicContentProps extends Pick<BlockProps, 'renderBlocks' | 'readContent'> {
  html: string;
  isInline: boolean;
}

/** The content of one dynamic block: blocks again, or running text. */
export const DynamicContent = ({ html, isInline, renderBlocks, readContent }: DynamicContentProps) => {
  const { blocks, fragment } = useMemo(() => readContent(html), [html, readContent]);
  if (blocks) return renderBlocks(blocks, false);
  if (isInline) return <RichContent content={fragment} />;
  return (
    <div className={textStyles.text}>
      <RichContent content={fragment} />
    </div>
  );
};

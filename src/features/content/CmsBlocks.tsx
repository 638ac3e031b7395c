import { FormattedMessage } from 'react-intl';
import styles from './CmsBlocks.module.css';
import { LazyContent } from './LazyContent';

/** A block as `cmsBlocks` gives it; null where an identifier is unknown. */
export type CmsBlockItem = { identifier: string | null; content: string | null } | null;

export interface CmsBlocksProps {
  blocks: readonly CmsBlockItem[];
  /** Of each block's box. */
  className?: string;
}

/**
 * CMS blocks that a visitor came for, in their order; without any, a message says so. Slots of the frame (top
 * strip, menu, footer, pictures on a product page) are optional and do not use this: without a block they show nothing.
 */
export const CmsBlocks = ({ blocks, className }: CmsBlocksProps) => {
  const shown = blocks.filter((block) => block?.content);
  if (shown.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="content.empty" />
      </p>
    );
  }
  return shown.map((block, index) => (
    <section key={block?.identifier ?? index} className={className}>
      <LazyContent html={block?.content ?? ''} />
    </section>
  ));
};

import { CmsBlocks } from '@/features/content/CmsBlocks';
import styles from './ContactPage.module.css';
import type { ContactBlock } from './useContactBlocks';

/** The blocks of the back office, or that there are none. */
export const ContactBlocks = ({ blocks }: { blocks: readonly ContactBlock[] }) => (
  <CmsBlocks blocks={blocks} className={styles.block} />
);

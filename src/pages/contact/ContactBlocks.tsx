import { FormattedMessage } from 'react-intl';
import { CmsBlocks } from '@/features/content/CmsBlocks';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import styles from './ContactPage.module.css';
import type { LoadedBlocks } from './useContactBlocks';

export type ContactBlocksProps = Pick<LoadedBlocks, 'blocks' | 'hasFailed' | 'isRetrying' | 'retry'>;

/** The blocks of the back office, or that there are none, or that they could not be loaded. */
export const ContactBlocks = ({ blocks, hasFailed, isRetrying, retry }: ContactBlocksProps) =>
  hasFailed ? (
    <RetryNotice onRetry={retry} isLoading={isRetrying}>
      <FormattedMessage id="content.blockFailed" />
    </RetryNotice>
  ) : (
    <CmsBlocks blocks={blocks} className={styles.block} />
  );

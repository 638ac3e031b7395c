import { FormattedMessage } from 'react-intl';
import { LazyContent } from '@/features/content/LazyContent';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import styles from './ContactPage.module.css';
import type { ContactBlock } from './useContactBlocks';

/** The blocks of the back office, or that there are none (spec §8). */
export const ContactBlocks = ({ blocks }: { blocks: readonly ContactBlock[] }) =>
  blocks.length === 0 ? (
    <p className={styles.none}>
      <FormattedMessage id="content.empty" />
    </p>
  ) : (
    blocks.map(({ identifier, content }) => (
      <section key={identifier} className={styles.block}>
        <ErrorBoundary fallback={null}>
          <LazyContent html={content} />
        </ErrorBoundary>
      </section>
    ))
  );

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './TrackOrderPage.module.css';

export interface TrackingPageProps {
  title: string;
  /** What it stands below, besides the home page. */
  parent?: { label: string; to: string };
  /** With a heading of its own, beside the rest. */
  children: ReactNode;
  hasHeading?: boolean;
}

/** A page about an order of somebody who need not be signed in. */
export const TrackingPage = ({ title, parent, children, hasHeading = false }: TrackingPageProps) => {
  const { formatMessage } = useIntl();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={title} robots="noindex" />
      <Wrap className={styles.page}>
        <Breadcrumbs
          items={[
            { label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' },
            ...(parent ? [parent] : []),
            { label: title },
          ]}
        />
        {hasHeading ? (
          children
        ) : (
          <div className={styles.single}>
            <h1>{title}</h1>
            {children}
          </div>
        )}
      </Wrap>
    </main>
  );
};

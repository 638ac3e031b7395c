import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './Subscriptions.module.css';

/** The page for those who are not signed in: no pages of an account beside it. */
export const GuestLayout = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'subscriptions.title' });
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={title} robots="noindex" />
      <Wrap className={styles.guest}>
        <Breadcrumbs items={[{ label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' }, { label: title }]} />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Wrap>
    </main>
  );
};

import { FormattedMessage, useIntl } from 'react-intl';
import { AccountLayout } from '@/features/account/AccountLayout';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from '../OrderHistoryPage.module.css';
import { allOrders, ordersPath } from '../ordersAddress';
import { DownloadCard } from './DownloadCard';
import { useDownloads } from './useDownloads';

const history = ordersPath(allOrders);

const Content = () => {
  const { formatMessage } = useIntl();
  const view = useDownloads();
  if (view.kind === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'downloads.loading' })}>
        <Shimmer className={styles.waiting} />
      </div>
    );
  }
  if (view.kind === 'failed') {
    return (
      <RetryNotice onRetry={view.retry}>
        <FormattedMessage id="downloads.loadFailed" />
      </RetryNotice>
    );
  }
  if (view.downloads.length === 0) {
    return (
      <EmptyState
        heading={<FormattedMessage id="downloads.empty" />}
        text={<FormattedMessage id="downloads.emptyHint" />}
        action={
          <Button priority="normal" to={history}>
            <FormattedMessage id="orders.showAll" />
          </Button>
        }
      />
    );
  }
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'downloads.title' })}>
      {view.downloads.map((download) => (
        <li key={download.key}>
          <DownloadCard download={download} />
        </li>
      ))}
    </ul>
  );
};

/** The files that the customer bought, each with the way to it. */
export const DownloadsPage = () => {
  const { formatMessage } = useIntl();
  return (
    <AccountLayout
      path={history}
      parent={{ label: formatMessage({ id: 'orders.title' }), to: history }}
      title={formatMessage({ id: 'downloads.title' })}
    >
      <Content />
    </AccountLayout>
  );
};

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { AccountLayout } from '@/features/account/AccountLayout';
import { ReturnCard } from '@/features/orders/ReturnCard';
import { lastPageBefore } from '@/kernel/routing/pageNumber';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from '../OrderHistoryPage.module.css';
import { allOrders, orderPath, ordersPath, returnsPath } from '../ordersAddress';
import { CustomerReturnsDocument } from './Returns.graphql.generated';

/** Returns of a page. */
const pageSize = 6;
const history = ordersPath(allOrders);

const Content = ({ page }: { page: number }) => {
  const { formatMessage } = useIntl();
  const { data, loading, refetch } = useQuery(CustomerReturnsDocument, {
    variables: { currentPage: page, pageSize },
    fetchPolicy: 'no-cache',
    // What is on the page stays there while it is asked for again.
    notifyOnNetworkStatusChange: false,
  });
  const list = data?.customer?.returns;
  if (loading && !data) {
    return (
      <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'returns.loading' })}>
        <Shimmer className={styles.waiting} />
      </div>
    );
  }
  // A list that could not be read again stays, with the message in it that was being written.
  if (!list) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="returns.loadFailed" />
      </RetryNotice>
    );
  }
  const returns = (list.items ?? []).filter((value) => value !== null);
  if (returns.length === 0 && page > 1) {
    return <Navigate to={returnsPath(lastPageBefore(page, list.page_info?.total_pages))} replace />;
  }
  if (returns.length === 0) {
    return (
      <EmptyState
        heading={<FormattedMessage id="returns.empty" />}
        text={<FormattedMessage id="returns.emptyHint" />}
        action={
          <Button priority="normal" to={history}>
            <FormattedMessage id="orders.showAll" />
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={formatMessage({ id: 'returns.title' })}>
        {returns.map((value) => (
          <li key={value.uid}>
            <ReturnCard
              value={value}
              order={value.order ? { number: value.order.number, path: orderPath(value.order.number) } : undefined}
              onChanged={() => refetch()}
            />
          </li>
        ))}
      </ul>
      <Pagination
        currentPage={list.page_info?.current_page ?? page}
        totalPages={list.page_info?.total_pages ?? 1}
        toPage={returnsPath}
        label={formatMessage({ id: 'returns.pages' })}
      />
    </>
  );
};

/** Every return of the customer, the latest first. */
export const ReturnsPage = ({ page }: { page: number }) => {
  const { formatMessage } = useIntl();
  return (
    <AccountLayout
      path={history}
      parent={{ label: formatMessage({ id: 'orders.title' }), to: history }}
      title={formatMessage({ id: 'returns.title' })}
    >
      <Content page={page} />
    </AccountLayout>
  );
};

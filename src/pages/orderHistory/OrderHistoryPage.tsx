import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AccountLayout } from '@/features/account/AccountLayout';
import { InvoiceView } from '@/features/orders/InvoiceView';
import { OrderClaimNotice } from '@/features/orders/OrderClaimNotice';
import { useOrderClaim } from '@/features/orders/useOrderClaim';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { Wrap } from '@/ui/Wrap/Wrap';
import { AccountOverview } from './AccountOverview';
import { OrderCard } from './OrderCard';
import styles from './OrderHistoryPage.module.css';
import { OrderSearch } from './OrderSearch';
import {
  ordersPath,
  type OrdersQuestion,
  type OrdersView,
  readInvoiceNumber,
  readOrdersQuestion,
  useOrders,
} from './useOrders';

const OrdersShimmer = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={formatMessage({ id: 'orders.loading' })}>
      {[1, 2, 3].map((order) => (
        <Shimmer key={order} className={styles.waiting} />
      ))}
    </div>
  );
};

const NoOrders = ({ number }: { number: string }) =>
  number === '' ? (
    <EmptyState
      heading={<FormattedMessage id="orders.empty" />}
      text={<FormattedMessage id="orders.emptyHint" />}
      action={
        <Button priority="normal" to="/">
          <FormattedMessage id="orders.emptyAction" />
        </Button>
      }
    />
  ) : (
    <EmptyState
      heading={<FormattedMessage id="orders.noMatch" values={{ number }} />}
      text={<FormattedMessage id="orders.noMatchHint" />}
      action={
        <Button priority="normal" to={ordersPath({ page: 1, number: '' })}>
          <FormattedMessage id="orders.showAll" />
        </Button>
      }
    />
  );

interface OrderListProps {
  view: Extract<OrdersView, { kind: 'filled' }>;
  number: string;
}

const OrderList = ({ view: { orders, currentPage, totalPages }, number }: OrderListProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <ul className={styles.list} aria-label={formatMessage({ id: 'orders.list' })}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        currentPage={currentPage}
        totalPages={totalPages}
        toPage={(page) => ordersPath({ page, number })}
        label={formatMessage({ id: 'orders.pages' })}
      />
    </>
  );
};

const Orders = ({ question }: { question: OrdersQuestion }) => {
  const view = useOrders(question);
  return (
    <>
      {view.kind === 'loading' && <OrdersShimmer />}
      {view.kind === 'failed' && (
        <RetryNotice onRetry={view.retry}>
          <FormattedMessage id="orders.loadFailed" />
        </RetryNotice>
      )}
      {view.kind === 'empty' && <NoOrders number={question.number} />}
      {view.kind === 'filled' && <OrderList view={view} number={question.number} />}
    </>
  );
};

/** The customer's orders; page and search stand in the address. An order that is on its way into the account comes first. */
export const OrderHistoryPage = () => {
  const { formatMessage } = useIntl();
  const { search, pathname } = useLocation();
  const question = readOrdersQuestion(search);
  const claim = useOrderClaim();
  const invoiceNumber = CAPABILITIES.seller ? readInvoiceNumber(search) : null;
  const allOrders = ordersPath({ page: 1, number: '' });
  if (invoiceNumber !== null)
    return (
      <main id="main" tabIndex={-1}>
        <Wrap className={styles.invoice}>
          <InvoiceView of={{ number: invoiceNumber }} back={allOrders} />
        </Wrap>
      </main>
    );
  return (
    <AccountLayout
      path={allOrders}
      title={formatMessage({ id: 'orders.title' })}
      aside={<OrderSearch number={question.number} />}
    >
      {pathname.startsWith('/customer/') && <AccountOverview />}
      {claim.kind !== 'none' && claim.kind !== 'claiming' && (
        <div className={styles.claim}>
          <OrderClaimNotice claim={claim} />
        </div>
      )}
      {claim.kind === 'claiming' ? <OrdersShimmer /> : <Orders question={question} />}
    </AccountLayout>
  );
};

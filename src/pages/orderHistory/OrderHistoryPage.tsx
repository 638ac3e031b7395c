import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountLayout } from '@/features/account/AccountLayout';
import { InvoiceView } from '@/features/orders/InvoiceView';
import { OrderClaimNotice } from './OrderClaimNotice';
import { useOrderClaim } from '@/features/orders/useOrderClaim';
import { BestRatedSlot } from '@/features/recommendations/BestRatedSlot';
import { readPageNumber } from '@/kernel/routing/pageNumber';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { useViewArrival } from '@/ui/focus/useViewArrival';
import { Wrap } from '@/ui/Wrap/Wrap';
import { AccountOverview } from './AccountOverview';
import { DownloadsPage } from './downloads/DownloadsPage';
import { OrderPage } from './order/OrderPage';
import { OrderCard } from './OrderCard';
import { OrderFilter } from './OrderFilter';
import { OrderFilterResult } from './OrderFilterResult';
import styles from './OrderHistoryPage.module.css';
import {
  allOrders,
  isFiltered,
  orderPath,
  ordersPath,
  type OrdersQuestion,
  readOrderNumber,
  readOrdersQuestion,
} from './ordersAddress';
import { ReturnsPage } from './returns/ReturnsPage';
import { type OrdersView, useOrders } from './useOrders';

/** Of the whole account. */
const overviewPath = '/customer/account';

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

interface OrderListProps {
  view: Extract<OrdersView, { kind: 'filled' }>;
  question: OrdersQuestion;
}

const OrderList = ({ view: { orders, currentPage, totalPages }, question }: OrderListProps) => {
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
        toPage={(page) => ordersPath({ ...question, page })}
        label={formatMessage({ id: 'orders.pages' })}
      />
    </>
  );
};

const Orders = ({ question, isOverview }: { question: OrdersQuestion; isOverview: boolean }) => {
  const view = useOrders(question);
  return (
    <>
      {((view.kind !== 'empty' && !isOverview) || isFiltered(question)) && (
        <div className={styles.filter}>
          <OrderFilter filter={question} />
        </div>
      )}
      <OrderFilterResult view={view} question={question} />
      {view.kind === 'loading' && <OrdersShimmer />}
      {view.kind === 'failed' && (
        <RetryNotice onRetry={view.retry}>
          <FormattedMessage id="orders.loadFailed" />
        </RetryNotice>
      )}
      {view.kind === 'behind' && <Navigate to={ordersPath({ ...question, page: view.lastPage })} replace />}
      {view.kind === 'filled' && <OrderList view={view} question={question} />}
    </>
  );
};

/**
 * The customer's orders; page and filter stand in the address. An order that is on its way into the account comes first.
 * On the overview of the account they stand below what it says at a glance, without the filter.
 */
const History = () => {
  const { formatMessage } = useIntl();
  const { search, pathname } = useLocation();
  const claim = useOrderClaim();
  const question = readOrdersQuestion(search);
  const isOverview = pathname.startsWith('/customer/');
  return (
    <AccountLayout
      path={isOverview ? overviewPath : ordersPath(allOrders)}
      title={formatMessage({ id: isOverview ? 'account.overview' : 'orders.title' })}
    >
      {isOverview && (
        <>
          {/* An order that comes into the account brings its address along. */}
          <AccountOverview key={claim.kind} />
          <h2 className={styles.heading}>
            <FormattedMessage id="orders.title" />
          </h2>
        </>
      )}
      {claim.kind !== 'none' && claim.kind !== 'claiming' && (
        <div className={styles.claim}>
          <OrderClaimNotice claim={claim} />
        </div>
      )}
      {claim.kind === 'claiming' ? <OrdersShimmer /> : <Orders question={question} isOverview={isOverview} />}
      <BestRatedSlot />
    </AccountLayout>
  );
};

const Invoice = ({ number }: { number: string }) => (
  <main id="main" tabIndex={-1}>
    <Wrap className={styles.invoice}>
      <InvoiceView of={{ number }} back={orderPath(number)} />
    </Wrap>
  </main>
);

type HistoryView = 'list' | 'returns' | 'downloads' | 'order' | 'return' | 'invoice';

const readView = (search: string, number: string | null): HistoryView => {
  const asked = new URLSearchParams(search);
  if (number === null) {
    if (CAPABILITIES.returns && asked.has('returns')) return 'returns';
    return CAPABILITIES.purchasedDownloads && asked.has('downloads') ? 'downloads' : 'list';
  }
  if (CAPABILITIES.seller && asked.has('invoice')) return 'invoice';
  return CAPABILITIES.returns && asked.has('return') ? 'return' : 'order';
};

/** The customer's orders, one of them, or its invoice: the address says which. */
export const OrderHistoryPage = () => {
  const { search, pathname } = useLocation();
  const number = readOrderNumber(pathname);
  const view = readView(search, number);
  const page = readPageNumber(search);
  // Another page of returns takes the place of the whole page, and with it that of the link that had the focus.
  useViewArrival(pathname, view === 'returns' ? `returns ${page}` : view);
  if (CAPABILITIES.purchasedDownloads && view === 'downloads') return <DownloadsPage />;
  if (number === null) {
    return view === 'returns' ? <ReturnsPage key={page} page={page} /> : <History />;
  }
  if (view === 'invoice') return <Invoice number={number} />;
  return <OrderPage key={`${number} ${view}`} number={number} isReturn={view === 'return'} />;
};

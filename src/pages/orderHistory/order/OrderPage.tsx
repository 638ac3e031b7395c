import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { AccountLayout } from '@/features/account/AccountLayout';
import { BuyAgainButton } from '@/features/orders/BuyAgainButton';
import { boughtItems } from '@/features/orders/boughtItems';
import { OrderTotals } from '@/features/orders/OrderTotals';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { allOrders, invoicePath, ordersPath } from '../ordersAddress';
import { OrderState } from '../OrderState';
import { canBeCancelled } from './canBeCancelled';
import { CancelOrderButton } from './CancelOrderButton';
import type { OrderOnPageFragment } from './Order.graphql.generated';
import { OrderDelivery } from './OrderDelivery';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderNotes } from './OrderNotes';
import styles from './OrderPage.module.css';
import { OrderRefunds } from './OrderRefunds';
import { type OrderView, useOrder } from './useOrder';

const history = ordersPath(allOrders);

const OrderActions = ({ view: { order, cancelReasons, reload } }: { view: Extract<OrderView, { kind: 'shown' }> }) => (
  <div className={styles.actions}>
    <BuyAgainButton order={{ number: order.number, items: boughtItems(order) }} />
    {CAPABILITIES.seller && order.invoices.length > 0 && (
      <Button priority="lowLinkUnderline" to={invoicePath(order.number)}>
        <FormattedMessage id="invoice.name" />
      </Button>
    )}
    {CAPABILITIES.orderCancellation && cancelReasons.length > 0 && canBeCancelled(order) && (
      <CancelOrderButton order={order} reasons={cancelReasons} onChanged={reload} />
    )}
  </div>
);

const OrderParts = ({ order }: { order: OrderOnPageFragment }) => (
  <>
    {(CAPABILITIES.orderTracking || order.shipping_method) && (
      <Panel title={<FormattedMessage id="receipt.delivery" />}>
        <OrderDelivery order={order} />
      </Panel>
    )}
    <Panel title={<FormattedMessage id="order.items" />}>
      <OrderLines items={order.items} />
      {order.total && (
        <div className={styles.totals}>
          <OrderTotals total={order.total} isShipped={order.shipping_address !== null} />
        </div>
      )}
    </Panel>
    <OrderRefunds memos={order.credit_memos} />
    <Panel title={<FormattedMessage id="order.addresses" />}>
      <OrderFacts order={order} />
    </Panel>
    <OrderNotes comments={order.comments} />
  </>
);

const Waiting = () => {
  const { formatMessage } = useIntl();
  return (
    <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'order.loading' })}>
      <Shimmer className={styles.waiting} />
    </div>
  );
};

/** One order of the customer: how far it is, what was bought, where it goes, and what can be done with it. */
export const OrderPage = ({ number }: { number: string }) => {
  const { formatMessage } = useIntl();
  const view = useOrder(number);
  return (
    <AccountLayout
      path={history}
      parent={{ label: formatMessage({ id: 'orders.title' }), to: history }}
      title={formatMessage({ id: 'tracking.order' }, { number })}
      aside={view.kind === 'shown' ? <OrderActions view={view} /> : undefined}
    >
      {view.kind === 'loading' && <Waiting />}
      {view.kind === 'failed' && (
        <RetryNotice onRetry={view.retry}>
          <FormattedMessage id="order.loadFailed" />
        </RetryNotice>
      )}
      {view.kind === 'unknown' && (
        <EmptyState
          heading={<FormattedMessage id="orders.noMatch" values={{ number }} />}
          text={<FormattedMessage id="orders.noMatchHint" />}
          action={
            <Button priority="normal" to={history}>
              <FormattedMessage id="orders.showAll" />
            </Button>
          }
        />
      )}
      {view.kind === 'shown' && (
        <div className={styles.parts}>
          <p className={styles.state}>
            <OrderState status={view.order.status} progress={view.order.progress} />
            <span>
              <FormattedMessage id="orders.placed" />{' '}
              <FormattedDate
                value={parseBackendTime(view.order.order_date)}
                day="numeric"
                month="long"
                year="numeric"
              />
            </span>
          </p>
          <OrderParts order={view.order} />
        </div>
      )}
    </AccountLayout>
  );
};

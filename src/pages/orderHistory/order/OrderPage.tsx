import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { AccountLayout } from '@/features/account/AccountLayout';
import { BuyAgainButton } from '@/features/orders/BuyAgainButton';
import { CancelOrderButton } from '@/features/orders/CancelOrderButton';
import { boughtItems, downloadsPath, hasDownloads } from '@/features/orders/orderedItems';
import { isGiftedOrder } from '@/features/orderGifts/gifts';
import { OrderGifts } from '@/features/orderGifts/OrderGifts';
import { OrderLines } from '@/features/orders/OrderLines';
import { OrderReturns } from '@/features/orders/OrderReturns';
import { OrderTotals } from '@/features/orders/OrderTotals';
import { returnableLines } from '@/features/orders/returnableLines';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { allOrders, invoicePath, orderPath, ordersPath, returnPath } from '../ordersAddress';
import { OrderState } from '../OrderState';
import { ReturnView } from '../returns/ReturnView';
import { canBeCancelled } from './canBeCancelled';
import { OrderDelivery } from './OrderDelivery';
import { OrderFacts } from './OrderFacts';
import { OrderInvoices } from './OrderInvoices';
import { OrderNotes } from './OrderNotes';
import styles from './OrderPage.module.css';
import { OrderRefunds } from './OrderRefunds';
import { useCancelOrder } from './useCancelOrder';
import { type OrderOnPage, type OrderView, useOrder } from './useOrder';

const history = ordersPath(allOrders);

type ShownOrder = Extract<OrderView, { kind: 'shown' }>;

const CancelButton = ({ view: { order, after, reload } }: { view: ShownOrder }) => {
  const cancel = useCancelOrder();
  return (
    <CancelOrderButton
      number={order.number}
      reasons={after.cancelReasons}
      cancel={(reason) => cancel(order.id, reason)}
      onChanged={reload}
    />
  );
};

const OrderActions = ({ view }: { view: ShownOrder }) => {
  const { order, after } = view;
  return (
    <div className={styles.actions}>
      <BuyAgainButton order={{ number: order.number, items: boughtItems(order) }} />
      {CAPABILITIES.seller && order.invoices.length > 0 && (
        <Button priority="lowLinkUnderline" to={invoicePath(order.number)}>
          <FormattedMessage id="invoice.name" />
        </Button>
      )}
      {CAPABILITIES.purchasedDownloads && hasDownloads(order) && (
        <Button priority="lowLinkUnderline" to={downloadsPath}>
          <FormattedMessage id="downloads.title" />
        </Button>
      )}
      {CAPABILITIES.returns && after.takesReturns && returnableLines(order).length > 0 && (
        <Button priority="lowLinkUnderline" to={returnPath(order.number)}>
          <FormattedMessage id="return.start" />
        </Button>
      )}
      {CAPABILITIES.orderCancellation && after.cancelReasons.length > 0 && canBeCancelled(order) && (
        <CancelButton view={view} />
      )}
    </div>
  );
};

const OrderParts = ({ order, reload }: { order: OrderOnPage; reload: () => Promise<unknown> }) => (
  <>
    {(CAPABILITIES.orderTracking || order.shipping_method) && (
      <Panel title={<FormattedMessage id={order.pickup ? 'checkout.collection' : 'receipt.delivery'} />}>
        <OrderDelivery order={order} />
      </Panel>
    )}
    <Panel title={<FormattedMessage id="order.items" />}>
      <OrderLines items={order.items} />
      {order.total && (
        <div className={styles.totals}>
          <OrderTotals
            total={order.total}
            lines={order.items ?? []}
            isShipped={order.shipping_address !== null}
            isCollected={Boolean(order.pickup)}
          />
        </div>
      )}
    </Panel>
    {isGiftedOrder(order) && (
      <Panel title={<FormattedMessage id="order.gift" />}>
        <OrderGifts order={order} />
      </Panel>
    )}
    {CAPABILITIES.returns && <OrderReturns returns={order.returns} reload={reload} />}
    <OrderInvoices invoices={order.invoices} />
    <OrderRefunds memos={order.credit_memos} />
    <Panel title={<FormattedMessage id="order.addresses" />}>
      <OrderFacts order={order} />
    </Panel>
    <OrderNotes order={order} />
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

const Order = ({ view: { order, reload } }: { view: ShownOrder }) => (
  <div className={styles.parts}>
    <p className={styles.state}>
      <OrderState status={order.status} progress={order.progress} isCollected={Boolean(order.pickup)} />
      <span>
        <FormattedMessage id="orders.placed" />{' '}
        <FormattedDate value={parseBackendTime(order.order_date)} day="numeric" month="long" year="numeric" />
      </span>
    </p>
    <OrderParts order={order} reload={reload} />
  </div>
);

export interface OrderPageProps {
  number: string;
  /** Shows the form to send something back instead of the order. */
  isReturn?: boolean;
}

/** One order of the customer: how far it is, what was bought, where it goes, and what can be done with it. */
export const OrderPage = ({ number, isReturn = false }: OrderPageProps) => {
  const { formatMessage } = useIntl();
  const view = useOrder(number);
  const title = formatMessage({ id: 'tracking.order' }, { number });
  return (
    <AccountLayout
      path={history}
      parent={
        isReturn
          ? { label: title, to: orderPath(number) }
          : { label: formatMessage({ id: 'orders.title' }), to: history }
      }
      title={isReturn ? formatMessage({ id: 'return.title' }, { number }) : title}
      aside={view.kind === 'shown' && !isReturn ? <OrderActions view={view} /> : undefined}
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
      {view.kind === 'shown' &&
        (CAPABILITIES.returns && isReturn ? (
          <ReturnView order={view.order} reload={view.reload} />
        ) : (
          <Order view={view} />
        ))}
    </AccountLayout>
  );
};

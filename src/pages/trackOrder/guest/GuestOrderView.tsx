import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { isGiftedOrder } from '@/features/orderGifts/gifts';
import { OrderGifts } from '@/features/orderGifts/OrderGifts';
import { OrderLines } from '@/features/orders/OrderLines';
import { OrderReturns } from '@/features/orders/OrderReturns';
import { OrderTotals } from '@/features/orders/OrderTotals';
import { Parcels } from '@/features/orders/Parcels';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Fact } from '@/ui/Fact/Fact';
import styles from '../OrderProgress.module.css';
import type { GuestOrderViewFragment } from './GuestOrder.graphql.generated';

export interface GuestOrderViewProps {
  order: GuestOrderViewFragment;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** An order as its guest may see it: how far it is in the backend's own word, its parcels, goods, sums and returns. */
export const GuestOrderView = ({ order, actions }: GuestOrderViewProps) => (
  <>
    <h2>
      <FormattedMessage id="tracking.order" values={{ number: order.number }} />
    </h2>
    {actions}
    <dl className={styles.facts}>
      <Fact label={<FormattedMessage id="tracking.status" />}>{order.status}</Fact>
      <Fact label={<FormattedMessage id="orders.placed" />}>
        <FormattedDate value={parseBackendTime(order.order_date)} day="numeric" month="long" year="numeric" />
      </Fact>
      {order.shipping_method && <Fact label={<FormattedMessage id="receipt.shipping" />}>{order.shipping_method}</Fact>}
      {order.shipping_address && (
        <Fact label={<FormattedMessage id="orders.deliverTo" />}>{order.shipping_address.city}</Fact>
      )}
      <Parcels shipments={order.shipments} />
    </dl>
    {isGiftedOrder(order) && <OrderGifts order={order} />}
    <OrderLines items={order.items} />
    {order.total && (
      <div className={styles.totals}>
        <OrderTotals total={order.total} lines={order.items ?? []} isShipped={order.shipping_address !== null} />
      </div>
    )}
    {CAPABILITIES.guestReturns && <OrderReturns returns={order.returns} />}
  </>
);

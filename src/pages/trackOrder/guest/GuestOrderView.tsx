import { FormattedDate, FormattedMessage } from 'react-intl';
import { orderedChoices } from '@/features/orders/orderedItems';
import { OrderTotals } from '@/features/orders/OrderTotals';
import { Parcels } from '@/features/orders/Parcels';
import { entriesOf } from '@/kernel/entriesOf';
import { Money } from '@/kernel/i18n/Money';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Fact } from '@/ui/Fact/Fact';
import { Image } from '@/ui/Image/Image';
import styles from '../OrderProgress.module.css';
import type { GuestOrderViewFragment } from './GuestOrder.graphql.generated';

type Line = NonNullable<NonNullable<GuestOrderViewFragment['items']>[number]>;

const OrderedLine = ({ line }: { line: Line }) => (
  <li className={styles.item}>
    {CAPABILITIES.orderItemProducts && (
      <Image resource={line.product?.small_image?.url} type="product" alt="" sizes="64px" className={styles.picture} />
    )}
    <span>
      {line.product_name ?? line.product_sku}
      <span className={styles.choices}>{orderedChoices(line).join(', ')}</span>
      <FormattedMessage
        id="receipt.unitPrice"
        values={{
          quantity: line.quantity_ordered ?? 0,
          price: <Money value={line.product_sale_price.value} currency={line.product_sale_price.currency} />,
        }}
      />
    </span>
  </li>
);

/** An order as its guest may see it: how far it is in the backend's own word, its parcels, goods and sums. */
export const GuestOrderView = ({ order }: { order: GuestOrderViewFragment }) => (
  <>
    <h2>
      <FormattedMessage id="tracking.order" values={{ number: order.number }} />
    </h2>
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
    <ul className={styles.items}>
      {entriesOf(order.items).map((line) => (
        <OrderedLine key={line.id} line={line} />
      ))}
    </ul>
    {order.total && (
      <div className={styles.totals}>
        <OrderTotals total={order.total} lines={order.items ?? []} isShipped={order.shipping_address !== null} />
      </div>
    )}
  </>
);

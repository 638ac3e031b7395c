import { FormattedDate, FormattedMessage } from 'react-intl';
import { parseArrival } from '@/features/checkout/ArrivalDays';
import { ArrivalDays } from '@/features/checkout/ArrivalDays';
import { PickupPlace } from '@/features/orders/PickupPlace';
import { Parcels } from '@/features/orders/Parcels';
import { ProgressSteps } from '@/features/orders/ProgressSteps';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Fact } from '@/ui/Fact/Fact';
import { Image } from '@/ui/Image/Image';
import { Notice } from '@/ui/Notice/Notice';
import styles from './OrderProgress.module.css';
import type { OrderProgressViewFragment } from './TrackOrderPage.graphql.generated';

const isComing = ({ progress }: OrderProgressViewFragment): boolean =>
  progress !== 'CANCELED' && progress !== 'REFUNDED';

/** How far an order is, how it comes and what is in it. Nothing personal but the town: the page asks for no password. */
export const OrderProgress = ({ order }: { order: OrderProgressViewFragment }) => {
  const arrival = parseArrival(order.delivery_window);
  return (
    <>
      <h2>
        <FormattedMessage id="tracking.order" values={{ number: order.number }} />
      </h2>
      {order.progress === 'CANCELED' || order.progress === 'REFUNDED' ? (
        <Notice kind="warning" className={styles.canceled}>
          <FormattedMessage id={order.progress === 'CANCELED' ? 'tracking.canceled' : 'tracking.refunded'} />
        </Notice>
      ) : (
        <ProgressSteps progress={order.progress} isCollected={Boolean(order.pickup)} />
      )}
      <dl className={styles.facts}>
        <Fact label={<FormattedMessage id="orders.placed" />}>
          <FormattedDate value={parseBackendTime(order.order_date)} day="numeric" month="long" year="numeric" />
        </Fact>
        {arrival && isComing(order) ? (
          <Fact label={<FormattedMessage id="tracking.arriving" />}>
            <ArrivalDays arrival={arrival} />
          </Fact>
        ) : null}
        {order.shipping_method && !order.pickup ? (
          <Fact label={<FormattedMessage id="receipt.shipping" />}>{order.shipping_method}</Fact>
        ) : null}
        {order.pickup ? (
          <Fact label={<FormattedMessage id="locator.collectFrom" />}>
            <PickupPlace pickup={order.pickup} />
          </Fact>
        ) : order.destination ? (
          <Fact label={<FormattedMessage id="orders.deliverTo" />}>{order.destination}</Fact>
        ) : null}
        <Parcels shipments={order.shipments} />
      </dl>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Image
              resource={item.product?.small_image?.url}
              type="product"
              alt=""
              sizes="64px"
              className={styles.picture}
            />
            <span>
              <FormattedMessage
                id="tracking.item"
                values={{ quantity: item.quantity_ordered, name: item.product_name }}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

import { FormattedMessage } from 'react-intl';
import { ArrivalDays, parseArrival } from '@/features/checkout/ArrivalDays';
import { PickupPlace } from '@/features/orders/PickupPlace';
import { Parcels } from '@/features/orders/Parcels';
import { ProgressSteps } from '@/features/orders/ProgressSteps';
import { Fact } from '@/ui/Fact/Fact';
import { Notice } from '@/ui/Notice/Notice';
import type { OrderOnPageFragment } from './Order.graphql.generated';
import styles from './OrderDelivery.module.css';

const Progress = ({ progress, isCollected }: Pick<OrderOnPageFragment, 'progress'> & { isCollected: boolean }) => {
  if (!CAPABILITIES.orderTracking || !progress) return null;
  if (progress === 'CANCELED' || progress === 'REFUNDED') {
    return (
      <Notice kind="warning">
        <FormattedMessage id={progress === 'CANCELED' ? 'order.canceled' : 'order.refunded'} />
      </Notice>
    );
  }
  return <ProgressSteps progress={progress} isCollected={isCollected} />;
};

/** How far an order is, in the words of the page that tracks it, when it comes, and its parcels. */
export const OrderDelivery = ({ order }: { order: OrderOnPageFragment }) => {
  const { progress, shipping_method: method, pickup } = order;
  const isComing = progress !== 'CANCELED' && progress !== 'REFUNDED';
  const arrival = isComing ? parseArrival(order.delivery_window) : null;
  return (
    <>
      <Progress progress={progress} isCollected={Boolean(pickup)} />
      <dl className={styles.facts}>
        {arrival && (
          <Fact label={<FormattedMessage id="tracking.arriving" />}>
            <ArrivalDays arrival={arrival} />
          </Fact>
        )}
        {pickup && isComing && (
          <Fact label={<FormattedMessage id="locator.collectFrom" />}>
            <PickupPlace pickup={pickup} />
          </Fact>
        )}
        {method && !pickup && <Fact label={<FormattedMessage id="receipt.shipping" />}>{method}</Fact>}
        <Parcels shipments={order.shipments} />
      </dl>
    </>
  );
};

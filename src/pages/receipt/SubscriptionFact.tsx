import { FormattedMessage } from 'react-intl';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import styles from './ReceiptDetails.module.css';

type Subscription = NonNullable<NonNullable<NonNullable<OrderOnReceipt['items']>[number]>['subscription']>;

/** The frequencies of an order, each once. */
const frequenciesOf = ({ items }: OrderOnReceipt): Subscription[] => {
  const all = (items ?? []).flatMap((item) => (item?.subscription ? [item.subscription] : []));
  return [...new Map(all.map((subscription) => [subscription.interval_weeks, subscription])).values()];
};

/** How often the goods of an order come again, and when next; nothing where all was bought once. */
export const SubscriptionFact = ({ order }: { order: OrderOnReceipt }) => {
  const { date } = useCalendar();
  const frequencies = frequenciesOf(order);
  if (frequencies.length === 0) return null;
  return (
    <div>
      <dt>
        <FormattedMessage id="receipt.subscription" />
      </dt>
      {frequencies.map(({ interval_weeks: weeks, next_order_date: next }) => (
        <dd key={weeks}>
          <FormattedMessage id="subscription.every" values={{ weeks }} />
          {CAPABILITIES.subscriptionOrders && next && (
            <span className={styles.soft}>
              <FormattedMessage id="receipt.nextOrder" values={{ date: date(next) }} />
            </span>
          )}
        </dd>
      ))}
    </div>
  );
};

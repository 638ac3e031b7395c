import { FormattedMessage } from 'react-intl';
import { parseArrival } from '@/features/checkout/ArrivalDays';
import { ArrivalDays } from '@/features/checkout/ArrivalDays';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { PaymentName } from '@/ui/PaymentName/PaymentName';
import { PickupPlace } from '@/features/orders/PickupPlace';
import { isPaidLater } from '@/features/payment/paymentProviders';
import { Money } from '@/kernel/i18n/Money';
import styles from './ReceiptDetails.module.css';
import { SubscriptionFact } from './SubscriptionFact';

const amountOf = ({ grand_total: { value, currency } }: NonNullable<OrderOnReceipt['total']>) => ({ value, currency });

/** When it comes and how, where to, how it was paid, and when it comes again. */
export const ReceiptDetails = ({ order }: { order: OrderOnReceipt }) => {
  const { shipping_address: address, shipping_method: method, payment_methods: payments, pickup, total } = order;
  const arrival = parseArrival(order.delivery_window);
  const payment = payments?.[0];
  return (
    <dl className={styles.details}>
      {arrival ? (
        <div>
          <dt>
            <FormattedMessage id="receipt.arriving" />
          </dt>
          <dd>
            <b>
              <ArrivalDays arrival={arrival} />
            </b>
            {method && <span className={styles.soft}>{method}</span>}
          </dd>
        </div>
      ) : (
        method &&
        !pickup && (
          <div>
            <dt>
              <FormattedMessage id="receipt.shipping" />
            </dt>
            <dd>{method}</dd>
          </div>
        )
      )}
      {pickup && (
        <div>
          <dt>
            <FormattedMessage id="locator.collectFrom" />
          </dt>
          <dd>
            <PickupPlace pickup={pickup} />
          </dd>
        </div>
      )}
      {address && !pickup && (
        <div>
          <dt>
            <FormattedMessage id="receipt.deliveringTo" />
          </dt>
          <dd>
            {address.firstname} {address.lastname}
            <span className={styles.soft}>
              {[...address.street, address.city, address.postcode].filter(Boolean).join(', ')}
            </span>
          </dd>
        </div>
      )}
      {payment && (
        <div>
          <dt>
            <FormattedMessage id={isPaidLater(payment.type) ? 'receipt.payBy' : 'receipt.paidWith'} />
          </dt>
          <dd>
            <PaymentName payment={payment} />
            {total && (
              <span className={styles.soft}>
                <FormattedMessage id="receipt.amount" values={{ price: <Money {...amountOf(total)} /> }} />
              </span>
            )}
          </dd>
        </div>
      )}
      <SubscriptionFact order={order} />
    </dl>
  );
};

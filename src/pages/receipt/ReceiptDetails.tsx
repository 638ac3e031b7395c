import { FormattedMessage, useIntl } from 'react-intl';
import { ArrivalDays, parseArrival } from '@/features/checkout/ArrivalDays';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { Fact } from '@/ui/Fact/Fact';
import { PaymentName } from '@/ui/PaymentName/PaymentName';
import { nameOnOrder, placeOnOrder } from '@/features/orders/orderAddress';
import { PickupPlace } from '@/features/orders/PickupPlace';
import { isPaidLater } from '@/features/payment/paymentProviders';
import { Money } from '@/kernel/i18n/Money';
import styles from './ReceiptDetails.module.css';
import { SubscriptionFact } from './SubscriptionFact';

const amountOf = ({ grand_total: { value, currency } }: NonNullable<OrderOnReceipt['total']>) => ({ value, currency });

/** When it comes and how, where to, how it was paid, and when it comes again. */
export const ReceiptDetails = ({ order }: { order: OrderOnReceipt }) => {
  const { shipping_address: address, shipping_method: method, payment_methods: payments, pickup, total } = order;
  const { locale } = useIntl();
  const arrival = parseArrival(order.delivery_window);
  const payment = payments?.[0];
  return (
    <dl className={styles.details}>
      {arrival ? (
        <Fact label={<FormattedMessage id="receipt.arriving" />}>
          <b>
            <ArrivalDays arrival={arrival} />
          </b>
          {method && <span className={styles.soft}>{method}</span>}
        </Fact>
      ) : (
        method && !pickup && <Fact label={<FormattedMessage id="receipt.shipping" />}>{method}</Fact>
      )}
      {pickup && (
        <Fact label={<FormattedMessage id="locator.collectFrom" />}>
          <PickupPlace pickup={pickup} />
        </Fact>
      )}
      {address && !pickup && (
        <Fact label={<FormattedMessage id="receipt.deliveringTo" />}>
          {nameOnOrder(address)}
          <span className={styles.soft}>{placeOnOrder(address, locale)}</span>
        </Fact>
      )}
      {payment && (
        <Fact label={<FormattedMessage id={isPaidLater(payment.type) ? 'receipt.payBy' : 'receipt.paidWith'} />}>
          <PaymentName payment={payment} />
          {total && (
            <span className={styles.soft}>
              <FormattedMessage id="receipt.amount" values={{ price: <Money {...amountOf(total)} /> }} />
            </span>
          )}
        </Fact>
      )}
      <SubscriptionFact order={order} />
    </dl>
  );
};

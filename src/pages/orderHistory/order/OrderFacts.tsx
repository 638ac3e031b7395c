import { FormattedDisplayName, FormattedMessage } from 'react-intl';
import { linesOnOrder } from '@/features/orders/orderAddress';
import { Fact } from '@/ui/Fact/Fact';
import { PaymentName } from '@/ui/PaymentName/PaymentName';
import { isPaidLater } from '@/features/payment/paymentProviders';
import type { OrderOnPageFragment, OrderPageAddressFragment } from './Order.graphql.generated';
import styles from './OrderFacts.module.css';

const Address = ({ address }: { address: OrderPageAddressFragment }) => (
  <address className={styles.address}>
    {linesOnOrder(address).map((line, index) => (
      <span key={index}>{line}</span>
    ))}
    {address.country_code ? <FormattedDisplayName type="region" value={address.country_code} /> : null}
    {address.telephone ? <span>{address.telephone}</span> : null}
  </address>
);

/** Where an order goes, who pays, and how. */
export const OrderFacts = ({ order }: { order: OrderOnPageFragment }) => {
  const { shipping_address: shipping, billing_address: billing } = order;
  const payment = order.payment_methods?.find((method) => method !== null);
  return (
    <dl className={styles.facts}>
      {shipping && !order.pickup && (
        <Fact label={<FormattedMessage id="receipt.deliveringTo" />}>
          <Address address={shipping} />
        </Fact>
      )}
      {billing && (
        <Fact label={<FormattedMessage id="order.billing" />}>
          <Address address={billing} />
        </Fact>
      )}
      {payment && (
        <Fact label={<FormattedMessage id={isPaidLater(payment.type) ? 'receipt.payBy' : 'receipt.paidWith'} />}>
          <PaymentName payment={payment} />
        </Fact>
      )}
    </dl>
  );
};

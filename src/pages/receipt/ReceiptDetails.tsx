import { FormattedMessage } from 'react-intl';
import type { OrderOnReceipt } from '@/features/checkout/receiptOrder';
import styles from './ReceiptDetails.module.css';

type Payment = NonNullable<NonNullable<OrderOnReceipt['payment_methods']>[number]>;

const detailOf = ({ additional_data: details }: Payment, name: string): string =>
  details?.find((detail) => detail?.name === name)?.value ?? '';

/** Where it goes, how, and how it was paid. */
export const ReceiptDetails = ({ order }: { order: OrderOnReceipt }) => {
  const { shipping_address: address, shipping_method: method, payment_methods: payments } = order;
  const payment = payments?.[0];
  const last4 = payment ? detailOf(payment, 'card_last4') : '';
  return (
    <dl className={styles.details}>
      {method && (
        <div>
          <dt>
            <FormattedMessage id="receipt.shipping" />
          </dt>
          <dd>{method}</dd>
        </div>
      )}
      {address && (
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
            <FormattedMessage id="receipt.paidWith" />
          </dt>
          <dd>
            {last4 === '' ? (
              payment.name
            ) : (
              <FormattedMessage id="receipt.card" values={{ brand: detailOf(payment, 'card_brand'), last4 }} />
            )}
          </dd>
        </div>
      )}
    </dl>
  );
};

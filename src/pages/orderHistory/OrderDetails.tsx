import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './OrderCard.module.css';
import { orderedChoices } from './orderedChoices';
import type { ListedOrderFragment } from './OrderHistoryPage.graphql.generated';

/** Lines, delivery and payment of an order, shown when asked for. Nothing is added up here: the backend did. */
export const OrderDetails = ({ order }: { order: ListedOrderFragment }) => {
  const address = order.shipping_address;
  const payment = (order.payment_methods ?? []).map((method) => method?.name).join(', ');
  const shipping = order.total?.total_shipping;
  return (
    <Disclosure
      title={
        <span>
          <FormattedMessage id="orders.details" />
          <VisuallyHidden> {order.number}</VisuallyHidden>
        </span>
      }
    >
      <ul className={styles.lines}>
        {(order.items ?? []).map(
          (item) =>
            item && (
              <li key={item.id} className={styles.line}>
                <span>
                  {item.product_name ?? item.product_sku}
                  <span className={styles.options}>{orderedChoices(item).join(', ')}</span>
                </span>
                <span>
                  <FormattedMessage
                    id="receipt.unitPrice"
                    values={{
                      quantity: item.quantity_ordered ?? 0,
                      price: (
                        <Money value={item.product_sale_price.value} currency={item.product_sale_price.currency} />
                      ),
                    }}
                  />
                </span>
              </li>
            ),
        )}
        {shipping ? (
          <li className={styles.line}>
            <span>{order.shipping_method ?? <FormattedMessage id="receipt.delivery" />}</span>
            <Money value={shipping.value} currency={shipping.currency} />
          </li>
        ) : null}
      </ul>
      {address ? (
        <p className={styles.address}>
          <FormattedMessage id="receipt.deliveringTo" />{' '}
          {[...address.street, address.city, address.postcode].filter(Boolean).join(', ')}
        </p>
      ) : null}
      {payment ? (
        <p className={styles.address}>
          <FormattedMessage id="receipt.paidWith" /> {payment}
        </p>
      ) : null}
    </Disclosure>
  );
};

import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { SetSaving } from '@/ui/SetSaving/SetSaving';
import type { InvoicedFragment } from '../api/InvoicedOrder.graphql.generated';
import { orderedChoices, orderedSaving } from '../orderedItems';
import styles from './Invoice.module.css';

/** What was bought, at what price. */
export const InvoiceLines = ({ items }: Pick<InvoicedFragment, 'items'>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id="invoice.article" />
        </th>
        <th scope="col">
          <FormattedMessage id="invoice.quantity" />
        </th>
        <th scope="col">
          <FormattedMessage id="invoice.unitPrice" />
        </th>
      </tr>
    </thead>
    <tbody>
      {(items ?? []).map(
        (item) =>
          item && (
            <tr key={item.id}>
              <td>
                {item.product_name ?? item.product_sku}
                <span className={styles.soft}>
                  {[...orderedChoices(item), item.product_sku].filter(Boolean).join(', ')}
                </span>
                <SetSaving saving={orderedSaving(item)} />
              </td>
              <td>{item.quantity_ordered}</td>
              <td>
                <Money value={item.product_sale_price.value} currency={item.product_sale_price.currency} />
              </td>
            </tr>
          ),
      )}
    </tbody>
  </table>
);

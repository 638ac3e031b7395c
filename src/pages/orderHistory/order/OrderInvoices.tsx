import { FormattedMessage } from 'react-intl';
import { entriesOf } from '@/kernel/entriesOf';
import { Money } from '@/kernel/i18n/Money';
import { Panel } from '@/ui/Panel/Panel';
import type { OrderOnPageFragment } from './Order.graphql.generated';
import styles from './OrderRefunds.module.css';

/** What was billed, each invoice with its number and its sum. */
export const OrderInvoices = ({ invoices }: Pick<OrderOnPageFragment, 'invoices'>) => {
  const known = entriesOf(invoices);
  if (known.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="order.invoices" />}>
      <ul className={styles.refunds}>
        {known.map(({ id, number, total }) => (
          <li key={id} className={styles.refund}>
            <span>
              <FormattedMessage id="invoice.title" values={{ number }} />
            </span>
            {total && <Money value={total.grand_total.value} currency={total.grand_total.currency} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

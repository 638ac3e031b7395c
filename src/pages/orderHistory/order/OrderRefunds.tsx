import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { Panel } from '@/ui/Panel/Panel';
import type { OrderOnPageFragment } from './Order.graphql.generated';
import styles from './OrderRefunds.module.css';

/** What was paid back, each credit memo with its number and what it is for. */
export const OrderRefunds = ({ memos }: { memos: OrderOnPageFragment['credit_memos'] }) => {
  const known = (memos ?? []).filter((memo) => memo !== null);
  if (known.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="order.refunds" />}>
      <ul className={styles.refunds}>
        {known.map(({ id, number, items, total }) => (
          <li key={id} className={styles.refund}>
            <p>
              <FormattedMessage id="order.creditMemo" values={{ number }} />
              <span className={styles.goods}>
                {(items ?? []).map(
                  (item) =>
                    item && (
                      <span key={item.id}>
                        <FormattedMessage
                          id="tracking.item"
                          values={{
                            quantity: item.quantity_refunded ?? 0,
                            name: item.product_name ?? item.product_sku,
                          }}
                        />
                      </span>
                    ),
                )}
              </span>
            </p>
            {total && <Money value={total.grand_total.value} currency={total.grand_total.currency} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

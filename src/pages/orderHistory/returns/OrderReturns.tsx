import { FormattedMessage } from 'react-intl';
import { Panel } from '@/ui/Panel/Panel';
import type { OrderOnPageFragment } from '../order/Order.graphql.generated';
import styles from '../order/OrderRefunds.module.css';
import { ReturnCard } from './ReturnCard';

export interface OrderReturnsProps {
  returns: OrderOnPageFragment['returns'];
  reload: () => Promise<unknown>;
}

/** What of an order comes back, or came. */
export const OrderReturns = ({ returns, reload }: OrderReturnsProps) => {
  const known = (returns?.items ?? []).filter((value) => value !== null);
  if (known.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="returns.title" />}>
      <ul className={styles.refunds}>
        {known.map((value) => (
          <li key={value.uid}>
            <ReturnCard value={value} onChanged={reload} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

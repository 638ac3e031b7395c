import { FormattedMessage } from 'react-intl';
import { Panel } from '@/ui/Panel/Panel';
import type { OrderReturnsFragment } from './api/AfterOrder.graphql.generated';
import { ReturnCard } from './ReturnCard';
import styles from './returns/OrderReturns.module.css';

export interface OrderReturnsProps {
  returns: OrderReturnsFragment['returns'];
  /** Shows the order as it is now, after a message; without it none can be written. */
  reload?: () => Promise<unknown>;
}

/** What of an order comes back, or came. */
export const OrderReturns = ({ returns, reload }: OrderReturnsProps) => {
  const known = (returns?.items ?? []).filter((value) => value !== null);
  if (known.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="returns.title" />}>
      <ul className={styles.returns}>
        {known.map((value) => (
          <li key={value.uid}>
            <ReturnCard value={value} onChanged={reload} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

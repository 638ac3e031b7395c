import { FormattedDate, FormattedMessage } from 'react-intl';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Panel } from '@/ui/Panel/Panel';
import type { OrderOnPageFragment } from './Order.graphql.generated';
import styles from './OrderRefunds.module.css';

/** What shop and customer noted at an order. Text, whatever marks stand in it. */
export const OrderNotes = ({ comments }: Pick<OrderOnPageFragment, 'comments'>) => {
  const known = (comments ?? []).filter((comment) => comment !== null);
  if (known.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="order.notes" />}>
      <ul className={styles.refunds}>
        {known.map(({ message, timestamp }, index) => (
          <li key={index}>
            {message}
            <span className={styles.goods}>
              <FormattedDate value={parseBackendTime(timestamp)} day="numeric" month="long" year="numeric" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

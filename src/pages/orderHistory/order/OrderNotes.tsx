import { FormattedDate, FormattedMessage } from 'react-intl';
import { entriesOf } from '@/kernel/entriesOf';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Panel } from '@/ui/Panel/Panel';
import type { OrderOnPageFragment } from './Order.graphql.generated';
import styles from './OrderRefunds.module.css';

type Noted = Pick<OrderOnPageFragment, 'comments' | 'invoices' | 'shipments' | 'credit_memos'>;

/** Notes at the order and at its documents, the oldest first; Magento repeats some at several of them. */
const notesOf = ({ comments, invoices, shipments, credit_memos: memos }: Noted) => {
  const documents = [...entriesOf(invoices), ...entriesOf(shipments), ...entriesOf(memos)];
  const all = [comments, ...documents.map((document) => document.comments)].flatMap(entriesOf);
  const byText = new Map(all.map((note) => [`${note.timestamp} ${note.message}`, note]));
  return [...byText.values()].sort((one, other) => one.timestamp.localeCompare(other.timestamp));
};

/** What shop and customer noted at an order, its parcels, invoices and refunds. Text, whatever marks stand in it. */
export const OrderNotes = ({ order }: { order: Noted }) => {
  const notes = notesOf(order);
  if (notes.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="order.notes" />}>
      <ul className={styles.refunds}>
        {notes.map(({ message, timestamp }, index) => (
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

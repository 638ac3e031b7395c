import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import type { CartLine } from '../useCart';
import styles from './LineMessages.module.css';

export interface LineMessagesProps {
  line: CartLine;
  /** What went wrong with the last change of this line. */
  error: string;
}

/** What a shopper must know of a line: it cannot be had, its price has changed, the last change was refused. */
export const LineMessages = ({ line, error }: LineMessagesProps) => {
  const { errors, is_available: isAvailable, previous_price: previous, prices } = line;
  const problems = (errors ?? []).map(({ message }) => message);
  const now = prices?.price_including_tax;
  return (
    <>
      {problems.map((message) => (
        <p key={message} className={styles.problem}>
          {message}
        </p>
      ))}
      {!isAvailable && problems.length === 0 && (
        <p className={styles.problem}>
          <FormattedMessage id="cart.outOfStock" />
        </p>
      )}
      {previous && (
        <p className={styles.news}>
          <FormattedMessage
            id="cart.priceChanged"
            values={{
              was: <Money value={previous.value} currency={previous.currency} />,
              now: <Money value={now?.value} currency={now?.currency} />,
            }}
          />
        </p>
      )}
      <p className={styles.problem} role="alert" hidden={error === ''}>
        {error}
      </p>
    </>
  );
};

import { FormattedMessage } from 'react-intl';
import styles from './SubscriptionStrip.module.css';

export interface SubscriptionStripProps {
  weeks: number;
  percent: number;
}

/** What was agreed for a line of a cart or an order: how often it comes, and what that saves. */
export const SubscriptionStrip = ({ weeks, percent }: SubscriptionStripProps) => (
  <p className={styles.strip}>
    <span>
      <b className={styles.strong}>
        <FormattedMessage id="subscription.subscribed" />
      </b>
      , <FormattedMessage id="subscription.saves" values={{ percent }} />
    </span>
    <span>
      <FormattedMessage id="subscription.every" values={{ weeks }} />
    </span>
  </p>
);

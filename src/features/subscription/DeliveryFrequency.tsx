import { FormattedMessage } from 'react-intl';
import styles from './DeliveryFrequency.module.css';

/** How often a line comes again, in the words below its name. */
export const DeliveryFrequency = ({ weeks }: { weeks: number }) => (
  <p className={styles.description}>
    <FormattedMessage id="subscription.every" values={{ weeks }} />
  </p>
);

import { FormattedMessage } from 'react-intl';
import styles from './Rhythm.module.css';

/** How often a line comes again, in the words below its name. */
export const Rhythm = ({ weeks }: { weeks: number }) => (
  <p className={styles.description}>
    <FormattedMessage id="subscription.every" values={{ weeks }} />
  </p>
);

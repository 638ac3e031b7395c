import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './LoadingIndicator.module.css';

/** Something is under way here, and its shape is not known: the footer of a page waits for it (`data-coming`). */
export const LoadingIndicator = () => (
  <div className={styles.indicator} role="status" data-coming="true">
    <span className={styles.ring} aria-hidden="true" />
    <VisuallyHidden>
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
  </div>
);

import { FormattedMessage } from 'react-intl';
import type { GiftMessage } from './giftMessages/giftMessage';
import styles from './giftMessages/GiftMessageText.module.css';

/** A gift message as it was written; some backends answer one that is not there with empty texts. */
export const GiftMessageText = ({ message: { to, from, message } }: { message: GiftMessage }) =>
  message === '' ? null : (
    <blockquote className={styles.message}>
      {to !== '' && (
        <p className={styles.name}>
          <FormattedMessage id="giftMessage.toName" values={{ name: to }} />
        </p>
      )}
      <p className={styles.text}>{message}</p>
      {from !== '' && (
        <p className={styles.name}>
          <FormattedMessage id="giftMessage.fromName" values={{ name: from }} />
        </p>
      )}
    </blockquote>
  );

import { FormattedMessage } from 'react-intl';
import { GiftMessageText } from '@/features/cart/GiftMessageText';
import type { LineGiftsFragment } from './OrderGifts.graphql.generated';
import styles from './OrderGifts.module.css';

/** In which paper a line of an order is wrapped, and what was written to those who get it. */
export const LineGifts = ({
  line: { gift_message: message, gift_wrapping: wrapping },
}: {
  line: LineGiftsFragment;
}) => (
  <>
    {wrapping && (
      <p className={styles.soft}>
        <FormattedMessage id="giftOption.wrappedIn" values={{ design: wrapping.design }} />
      </p>
    )}
    {message && <GiftMessageText message={message} />}
  </>
);

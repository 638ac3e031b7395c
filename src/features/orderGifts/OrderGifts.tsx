import { FormattedMessage } from 'react-intl';
import { GiftMessageText } from '@/features/cart/GiftMessageText';
import { Fact } from '@/ui/Fact/Fact';
import type { OrderGiftsFragment } from './OrderGifts.graphql.generated';
import styles from './OrderGifts.module.css';

/** What goes with a whole order to those who get it: its paper, what else is in the parcel, and the message. */
export const OrderGifts = ({ order }: { order: OrderGiftsFragment }) => {
  const { gift_wrapping: wrapping, gift_message: message } = order;
  const { printed_card_included: hasCard, gift_receipt_included: hasReceipt } = order;
  return (
    <dl className={styles.facts}>
      {wrapping && <Fact label={<FormattedMessage id="giftOption.wrapping" />}>{wrapping.design}</Fact>}
      {(hasCard || hasReceipt) && (
        <Fact label={<FormattedMessage id="giftOption.enclosed" />}>
          {hasCard && (
            <span className={styles.option}>
              <FormattedMessage id="giftOption.card" />
            </span>
          )}
          {hasReceipt && (
            <span className={styles.option}>
              <FormattedMessage id="giftOption.receipt" />
            </span>
          )}
        </Fact>
      )}
      {message?.message && (
        <Fact label={<FormattedMessage id="giftMessage.heading" />}>
          <GiftMessageText message={message} />
        </Fact>
      )}
    </dl>
  );
};

import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import styles from './giftOptions.module.css';
import type { WrappingOffer } from './useWrappings';

/** What a design costs; of several pieces, for each. */
export const WrappingPrice = ({ price, isEach }: { price: WrappingOffer['price']; isEach: boolean }) => {
  const amount = <Money value={price.value} currency={price.currency} />;
  return (
    <span className={styles.price}>
      {price.value === 0 ? (
        <FormattedMessage id="checkout.free" />
      ) : isEach ? (
        <FormattedMessage id="giftOption.each" values={{ amount }} />
      ) : (
        amount
      )}
    </span>
  );
};

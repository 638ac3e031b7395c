import { FormattedMessage } from 'react-intl';

import { useMoney } from '@/kernel/i18n/useMoney';
import { AddButton } from './AddButton';
import styles from './StickyBuyBar.module.css';
import type { Purchase } from './usePurchase';

/** Price and button at the foot of a small window, for when the page's own have scrolled away. */
export const StickyBuyBar = ({ purchase }: { purchase: Purchase }) => {
  const money = useMoney();
  const { total, plan } = purchase;
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        {money(total.value, total.currency)}
        <small className={styles.note}>
          {plan ? (
            <FormattedMessage id="subscription.every" values={{ weeks: plan.interval_weeks }} />
          ) : (
            <FormattedMessage id="product.priceWithVat" />
          )}
        </small>
      </p>
      <AddButton purchase={purchase} />
    </div>
  );
};

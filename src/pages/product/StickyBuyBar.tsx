import { FormattedMessage } from 'react-intl';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { useMoney } from '@/kernel/i18n/useMoney';
import type { Purchase } from './usePurchase';
import styles from './StickyBuyBar.module.css';

/** Price and button at the foot of a small window, for when the page's own have scrolled away. */
export const StickyBuyBar = ({ purchase, productName }: { purchase: Purchase; productName: string }) => {
  const money = useMoney();
  const { total, plan, item, setError } = purchase;
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        {total.value === null ? null : money(total.value, total.currency)}
        <small className={styles.note}>
          {plan ? (
            <FormattedMessage id="subscription.every" values={{ weeks: plan.interval_weeks }} />
          ) : CAPABILITIES.unitPrices ? (
            <FormattedMessage id="product.priceWithVat" />
          ) : null}
        </small>
      </p>
      <AddToCartButton item={item} productName={productName} className={styles.add} onError={setError} />
    </div>
  );
};

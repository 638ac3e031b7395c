import { FormattedMessage } from 'react-intl';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { useMoney } from '@/kernel/i18n/useMoney';
import type { Purchase } from './usePurchase';
import type { VariantChoice } from './useVariantSelection';
import styles from './StickyBuyBar.module.css';

export interface StickyBuyBarProps {
  purchase: Purchase;
  productName: string;
  options: VariantChoice['options'];
  selection: VariantChoice['selection'];
}

/** Choice, price and button at the foot of a small window, while the page's own button is out of sight. */
export const StickyBuyBar = ({ purchase, productName, options, selection }: StickyBuyBarProps) => {
  const money = useMoney();
  const { total, plan, item, setError } = purchase;
  const chosen = options
    .flatMap(({ code, values }) => values.find(({ uid }) => uid === selection[code])?.label ?? [])
    .join(', ');
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        {total.value === null ? null : money(total.value, total.currency)}
        {chosen ? <small className={styles.note}>{chosen}</small> : null}
        {plan ? (
          <small className={styles.note}>
            <FormattedMessage id="subscription.every" values={{ weeks: plan.interval_weeks }} />
          </small>
        ) : chosen === '' && CAPABILITIES.unitPrices ? (
          <small className={styles.note}>
            <FormattedMessage id="product.priceWithVat" />
          </small>
        ) : null}
      </p>
      <AddToCartButton item={item} productName={productName} className={styles.add} onError={setError} />
    </div>
  );
};

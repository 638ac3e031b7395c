import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Icon } from '@/ui/Icon/Icon';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import type { Purchase } from './usePurchase';
import styles from './BuyRow.module.css';

export interface BuyRowProps {
  product: ProductFirstViewFragment;
  purchase: Purchase;
  isInStock: boolean;
  /** Whether another choice may be in stock. */
  hasOptions: boolean;
  /** The way into the wishlist. */
  save?: ReactNode;
}

/** How many, and into the cart; of what is sold out, what can be done instead. */
export const BuyRow = ({ product, purchase, isInStock, hasOptions, save }: BuyRowProps) => {
  const [isOverLimit, setIsOverLimit] = useState(false);
  const money = useMoney();
  const { quantity, setQuantity, limit, item, total, setError } = purchase;

  if (!isInStock) {
    return (
      <div className={styles.gone}>
        <Icon name="info" size={18} />
        <p>
          <FormattedMessage id="product.outOfStockHint" />{' '}
          {hasOptions ? <FormattedMessage id="product.unavailableHint" /> : null}
        </p>
        {save}
      </div>
    );
  }
  return (
    <>
      <div className={styles.row}>
        <QuantityStepper
          value={quantity}
          max={limit}
          onChange={(next) => {
            setQuantity(next);
            setIsOverLimit(false);
          }}
          onOverLimit={() => setIsOverLimit(true)}
          label={product.name ?? ''}
        />
        <AddToCartButton item={item} productName={product.name ?? ''} className={styles.add} onError={setError}>
          {total.value === null ? null : <span className={styles.total}> {money(total.value, total.currency)}</span>}
        </AddToCartButton>
        {save}
      </div>
      <p className={styles.limit} role="status">
        {isOverLimit ? <FormattedMessage id="product.quantityLimit" values={{ max: limit }} /> : null}
      </p>
    </>
  );
};

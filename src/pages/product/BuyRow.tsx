import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Deferred } from '@/kernel/routing/Deferred';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import { lazySoldOut } from './lazyParts';
import { isSoldAsItStands } from './productKinds';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import type { Purchase } from './usePurchase';
import styles from './BuyRow.module.css';

export interface BuyRowProps {
  product: ProductFirstViewFragment;
  /** What is chosen: a variant, or the product itself. */
  sold: Pick<ProductFirstViewFragment, 'sku' | 'expected_date'>;
  purchase: Purchase;
  isInStock: boolean;
  /** Whether another choice may be in stock. */
  hasOptions: boolean;
  /** The way into the wishlist. */
  save?: ReactNode;
}

/** How many, and into the cart; of what is sold out, what can be done instead. */
export const BuyRow = ({ product, sold, purchase, isInStock, hasOptions, save }: BuyRowProps) => {
  const [remark, setRemark] = useState<'overLimit' | 'unreadable'>();
  const money = useMoney();
  const { quantity, setQuantity, rule, plan, item, total, setError } = purchase;
  // The price of one stands above.
  const isTotalNew = total.value !== null && (quantity > 1 || plan !== undefined);

  if (!isInStock) {
    return (
      <div className={styles.gone}>
        <Deferred>
          <lazySoldOut.Component
            productSku={product.sku ?? ''}
            soldSku={sold.sku ?? ''}
            name={product.name ?? ''}
            hasOptions={hasOptions}
            hasOwnStock={hasOptions || isSoldAsItStands(product)}
            expectedDate={CAPABILITIES.expectedDates ? sold.expected_date : null}
          />
        </Deferred>
        {save}
      </div>
    );
  }
  return (
    <>
      <div className={styles.row}>
        <QuantityStepper
          value={quantity}
          {...rule}
          onChange={(next) => {
            setQuantity(next);
            setRemark(undefined);
          }}
          onOverLimit={() => setRemark('overLimit')}
          onUnreadable={() => setRemark('unreadable')}
          label={product.name ?? ''}
        />
        <AddToCartButton
          item={item}
          productName={product.name ?? ''}
          className={styles.add}
          onError={setError}
          isCounted
        >
          {isTotalNew ? <span className={styles.total}> {money(total.value, total.currency)}</span> : null}
        </AddToCartButton>
        {save}
      </div>
      <p className={styles.limit} role="status">
        {remark === 'overLimit' ? <FormattedMessage id="product.quantityLimit" values={{ max: rule.max }} /> : null}
        {remark === 'unreadable' ? <FormattedMessage id="product.quantityUnreadable" /> : null}
      </p>
    </>
  );
};

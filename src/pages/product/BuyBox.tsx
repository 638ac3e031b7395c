import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { ProductPrice } from '@/features/catalog/ProductPrice';
import { LazyContent } from '@/features/content/LazyContent';
import { Icon } from '@/ui/Icon/Icon';
import { Notice } from '@/ui/Notice/Notice';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import { Rating } from '@/ui/Rating/Rating';
import styles from './BuyBox.module.css';
import { DeliveryFacts } from './DeliveryFacts';
import { HealthClaims } from './HealthClaims';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import { ProductOptions } from './ProductOptions';
import { StockLine } from './StockLine';
import { UnitPrice } from './UnitPrice';
import type { VariantChoice } from './useVariantSelection';

export interface BuyBoxProps {
  product: ProductFirstViewFragment;
  choice: VariantChoice;
}

/** Everything between a product's name and the cart, in the order of design language §3.9. */
export const BuyBox = ({ product, choice }: BuyBoxProps) => {
  const [quantity, setQuantity] = useState(1);
  const [error, setError] = useState('');
  const bought = choice.variant?.product ?? product;
  const summary = product.short_description?.html ?? '';
  const isInStock = bought.stock_status === 'IN_STOCK';

  return (
    <div className={styles.box}>
      <header>
        {bought.pack_summary ? <p className={styles.kind}>{bought.pack_summary}</p> : null}
        <h1 className={styles.name}>{product.name}</h1>
        {product.review_count > 0 ? (
          <Rating value={product.rating_summary / 20} count={product.review_count} isCountSpelledOut />
        ) : null}
      </header>
      {summary ? (
        <div className={styles.summary}>
          <LazyContent html={summary} />
        </div>
      ) : null}
      <HealthClaims claims={product.supplement?.claims ?? []} />
      <div className={styles.price}>
        <ProductPrice range={bought.price_range} />
        <UnitPrice unitPrice={bought.unit_price} />
      </div>
      {choice.options.length > 0 ? (
        <div>
          <ProductOptions {...choice} />
        </div>
      ) : null}
      {error ? <Notice kind="error">{error}</Notice> : null}
      <StockLine isInStock={isInStock} left={bought.only_x_left_in_stock} />
      {isInStock ? (
        <div className={styles.buy}>
          <QuantityStepper value={quantity} onChange={setQuantity} label={product.name ?? ''} />
          <AddToCartButton
            sku={product.sku ?? ''}
            quantity={quantity}
            selectedOptionUids={Object.values(choice.selection)}
            productName={product.name ?? ''}
            onError={setError}
          />
        </div>
      ) : (
        <p className={styles.gone}>
          <Icon name="info" size={18} />
          <FormattedMessage id="product.outOfStockHint" />
        </p>
      )}
      <DeliveryFacts />
    </div>
  );
};

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { finalPrice } from '@/features/catalog/shownPrice';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { useMoney } from '@/kernel/i18n/useMoney';
import { AddToCartButton } from '../AddToCartButton';
import { OfferStrip } from './OfferStrip';
import styles from './offers.module.css';

/** One small thing that goes well with the cart, added at once. */
export const QuickAdd = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const [error, setError] = useState('');
  const name = product.name ?? '';
  const price = finalPrice(product);
  return (
    <section className={styles.suggestion} aria-label={formatMessage({ id: 'cart.goesWellWith' })}>
      <p className={styles.label}>
        <FormattedMessage id="cart.goesWellWith" />
      </p>
      <OfferStrip
        picture={product.small_image?.url}
        heading={name}
        note={[product.pack_summary, price.value === null ? '' : money(price.value, price.currency)]
          .filter(Boolean)
          .join(', ')}
        error={error}
      >
        <AddToCartButton
          look="small"
          item={{ sku: product.sku ?? '', quantity: 1 }}
          productName={name}
          onError={setError}
        />
      </OfferStrip>
    </section>
  );
};

import { useIntl } from 'react-intl';

import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { productPath } from '@/features/catalog/productPaths';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { AddToCartButton } from './AddToCartButton';
import styles from './AddToCartButton.module.css';

/** The plus of a product card: adds a simple product at once, and leads to the options of a configurable one. */
export const CardAddButton = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  const name = product.name ?? '';
  if (product.stock_status === 'OUT_OF_STOCK') return null;
  return product.__typename === 'ConfigurableProduct' ? (
    <ShopLink
      to={productPath(product)}
      className={styles.icon}
      aria-label={formatMessage({ id: 'product.chooseOptions' }, { name })}
    >
      <Icon name="plus" />
    </ShopLink>
  ) : (
    <AddToCartButton variant="icon" sku={product.sku ?? ''} quantity={1} productName={name} />
  );
};

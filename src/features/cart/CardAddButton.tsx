import { FormattedMessage, useIntl } from 'react-intl';

import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { productPath } from '@/features/catalog/productPaths';
import { Button } from '@/ui/Button/Button';
import { AddToCartButton } from './AddToCartButton';
import { CardOptionsButton } from './options/CardOptionsButton';

/** The plus of a product card: adds a simple product at once, and asks for the options of a configurable one. */
export const CardAddButton = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  const name = product.name ?? '';
  if (product.stock_status === 'OUT_OF_STOCK') {
    return (
      <Button
        to={productPath(product)}
        priority="low"
        size="small"
        aria-label={formatMessage({ id: 'product.viewNamed' }, { name })}
      >
        <FormattedMessage id="product.view" />
      </Button>
    );
  }
  return product.__typename === 'ConfigurableProduct' ? (
    <CardOptionsButton product={product} />
  ) : (
    <AddToCartButton look="icon" item={{ sku: product.sku ?? '', quantity: 1 }} productName={name} />
  );
};

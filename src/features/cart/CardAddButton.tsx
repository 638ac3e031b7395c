import { FormattedMessage, useIntl } from 'react-intl';

import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { productPath } from '@/features/catalog/productPaths';
import { Button } from '@/ui/Button/Button';
import { AddToCartButton } from './AddToCartButton';
import { cardChoice } from './options/cardChoice';
import { CardOptionsButton } from './options/CardOptionsButton';
import { ChooseOptionsLink } from './options/ChooseOptionsLink';

/** The plus of a product card: adds a plain product at once, asks for the options of others or leads to where they are. */
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
  switch (cardChoice(product)) {
    case 'popup':
      return <CardOptionsButton product={product} />;
    case 'page':
      return <ChooseOptionsLink product={product} />;
    case 'none':
      return <AddToCartButton look="icon" item={{ sku: product.sku ?? '', quantity: 1 }} productName={name} />;
  }
};

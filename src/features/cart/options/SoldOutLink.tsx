import { FormattedMessage } from 'react-intl';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { productPath } from '@/features/catalog/productPaths';
import { Button } from '@/ui/Button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { cardChoice } from './cardChoice';

/** In the place of the plus of a card whose product is sold out: leads to where one can ask to be told, or just there. */
export const SoldOutLink = ({ product }: { product: ProductCardFieldsFragment }) => (
  <Button to={productPath(product)} priority="low" size="small">
    {/* Of what is put together or filled in on its page, the page itself says whether there is anything to wait for. */}
    <FormattedMessage
      id={CAPABILITIES.stockAlerts && cardChoice(product) !== 'page' ? 'product.notify' : 'product.view'}
    />
    <VisuallyHidden> {product.name}</VisuallyHidden>
  </Button>
);

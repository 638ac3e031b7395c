import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { productPath } from '@/features/catalog/productPaths';
import { Button } from '@/ui/Button/Button';
import { cardChoice } from './cardChoice';

/** In the place of the plus of a card whose product is sold out: leads to where one can ask to be told, or just there. */
export const SoldOutLink = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  // What is put together on its page has no stock of its own, so nobody can be written to about it.
  const hasAlert = CAPABILITIES.stockAlerts && cardChoice(product) !== 'page';
  return (
    <Button
      to={productPath(product)}
      priority="low"
      size="small"
      aria-label={formatMessage({ id: hasAlert ? 'product.notifyNamed' : 'product.viewNamed' }, { name: product.name })}
    >
      <FormattedMessage id={hasAlert ? 'product.notify' : 'product.view'} />
    </Button>
  );
};

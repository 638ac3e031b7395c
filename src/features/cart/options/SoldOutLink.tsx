import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { productPath } from '@/features/catalog/productPaths';
import { Button } from '@/ui/Button/Button';

/** Kinds with stock of their own or of their variants: their pages take an address to write to. */
const kindsWithAlert: readonly (string | undefined)[] = ['SimpleProduct', 'VirtualProduct', 'ConfigurableProduct'];

/** In the place of the plus of a card whose product is sold out: leads to where one can ask to be told, or just there. */
export const SoldOutLink = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  const hasAlert = CAPABILITIES.stockAlerts && kindsWithAlert.includes(product.__typename);
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

import { FormattedMessage } from 'react-intl';
import { Badge } from '@/ui/Badge/Badge';
import { shownPrice } from './shownPrice';
import styles from './ProductBadge.module.css';
import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';

const isOnSale = ({ price_range: range }: ProductCardFieldsFragment): boolean =>
  shownPrice(range)?.regularValue !== undefined;

/** Badge on a product's picture: sold out, on sale, or the backend's own badge. */
export const ProductBadge = ({ product }: { product: ProductCardFieldsFragment }) => {
  const badge =
    product.stock_status === 'OUT_OF_STOCK' ? (
      <Badge kind="off">
        <FormattedMessage id="product.outOfStock" />
      </Badge>
    ) : isOnSale(product) ? (
      <Badge kind="sale">
        <FormattedMessage id="product.sale" />
      </Badge>
    ) : product.badge ? (
      <Badge>{product.badge}</Badge>
    ) : null;
  return badge ? <span className={styles.badge}>{badge}</span> : null;
};

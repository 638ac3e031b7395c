import { FormattedMessage } from 'react-intl';

import { Badge } from '@/ui/Badge/Badge';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import styles from './StockLine.module.css';

export interface StockLineProps {
  /** null where the backend does not say. */
  stock: ProductFirstViewFragment['stock_status'];
  /** How many are left, when the backend says so. */
  left: number | null;
}

/** Whether a product can be had, and how many are left when they are few. */
export const StockLine = ({ stock, left }: StockLineProps) => (
  <p className={styles.stock}>
    {stock === 'OUT_OF_STOCK' ? (
      <Badge kind="off">
        <FormattedMessage id="product.outOfStock" />
      </Badge>
    ) : left !== null ? (
      <Badge kind="warning">
        <FormattedMessage id="product.onlyLeft" values={{ count: left }} />
      </Badge>
    ) : stock === null ? null : (
      <Badge kind="success">
        <FormattedMessage id="product.inStock" />
      </Badge>
    )}
  </p>
);

import { FormattedMessage } from 'react-intl';

import { Badge } from '@/ui/Badge/Badge';

export interface StockLineProps {
  isInStock: boolean;
  /** How many are left, when the backend says so. */
  left: number | null;
}

/** Whether a product can be had, and how many are left when they are few. */
export const StockLine = ({ isInStock, left }: StockLineProps) => (
  <p>
    {!isInStock ? (
      <Badge kind="off">
        <FormattedMessage id="product.outOfStock" />
      </Badge>
    ) : left !== null ? (
      <Badge kind="warning">
        <FormattedMessage id="product.onlyLeft" values={{ count: left }} />
      </Badge>
    ) : (
      <Badge kind="success">
        <FormattedMessage id="product.inStock" />
      </Badge>
    )}
  </p>
);

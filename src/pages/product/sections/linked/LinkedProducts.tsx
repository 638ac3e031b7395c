import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { CardAddButton } from '@/features/cart/CardAddButton';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { ProductRail } from '@/features/catalog/ProductRail';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';

export interface LinkedProductsProps {
  heading: string;
  note: ReactNode;
  /** undefined while they load. */
  products: readonly (ProductCardFieldsFragment | null)[] | null | undefined;
  isFailed: boolean;
  onRetry: () => Promise<unknown>;
}

/** Products that an editor linked with this one, ready to be added. */
export const LinkedProducts = ({ heading, note, products, isFailed, onRetry }: LinkedProductsProps) =>
  isFailed ? (
    <RetryNotice onRetry={onRetry}>
      <FormattedMessage id="product.sectionFailed" />
    </RetryNotice>
  ) : (
    <ProductRail
      heading={heading}
      note={note}
      products={products?.filter((product) => product !== null)}
      renderAction={(product) => <CardAddButton product={product} />}
      renderCorner={(product) => <CardHeart product={product} />}
    />
  );

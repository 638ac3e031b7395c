import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import { shownProducts } from '@/features/catalog/shownProducts';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { ProductGrid, type ProductGridProps } from '../parts/ProductGrid';
import gridStyles from '../parts/ProductGrid.module.css';
import { MoreProductsDocument, type MoreProductsQueryVariables } from './MoreProducts.graphql.generated';
import styles from './MorePages.module.css';

export interface MorePageProps extends Pick<ProductGridProps, 'label' | 'renderAction' | 'renderCorner'> {
  variables: MoreProductsQueryVariables;
  /** How many products are to come; their places are held. */
  expected: number;
  /** Takes the focus when its products have come. */
  takesFocus: boolean;
}

/** The products of a further page; their places while they are on their way, and a way to try again. */
export const MorePage = ({ variables, expected, takesFocus, ...grid }: MorePageProps) => {
  const { data, loading, error, refetch } = useQuery(MoreProductsDocument, {
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const products = shownProducts(data?.products?.items);
  const place = useRef<HTMLDivElement>(null);
  const isThere = products.length > 0;
  useEffect(() => {
    if (takesFocus && isThere) place.current?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [takesFocus, isThere]);
  return (
    <div ref={place} className={styles.page} aria-busy={loading || undefined}>
      {isThere ? (
        <ProductGrid {...grid} products={products} priorityCount={0} />
      ) : loading ? (
        <div className={gridStyles.grid}>
          {Array.from({ length: expected }, (_, card) => (
            <ProductCardShimmer key={card} />
          ))}
        </div>
      ) : error ? (
        <RetryNotice onRetry={() => refetch()}>
          <FormattedMessage id="listing.moreFailed" />
        </RetryNotice>
      ) : null}
    </div>
  );
};

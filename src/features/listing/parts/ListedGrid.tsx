import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import type { ListedProductsFragment } from '../ListedProducts.graphql.generated';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { firstRow } from '@/features/catalog/productPictures';
import { shownProducts } from '@/features/catalog/shownProducts';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import { ProductGrid } from './ProductGrid';
import gridStyles from './ProductGrid.module.css';
import { lazyFilteredEmpty } from '../filters/lazyFilters';
import { appliedFilters } from './listLinks';
import type { ListScope } from '../filters/facetVariables';

const shimmers = [1, 2, 3, 4, 5, 6];

export interface ListedGridProps {
  label: string;
  list: ListedProductsFragment | null | undefined;
  scope: ListScope;
  isLoading: boolean;
  hasFailed: boolean;
  empty: ReactNode;
  renderAction: (product: ProductCardFieldsFragment) => ReactNode;
  renderCorner?: ((product: ProductCardFieldsFragment) => ReactNode) | undefined;
  onFilterRemoved: () => void;
}

/** The products of a list, or what stands in their place: shimmers while the first are on their way, why there are none. */
export const ListedGrid = ({
  label,
  list,
  scope,
  isLoading,
  hasFailed,
  empty,
  renderAction,
  renderCorner,
  onFilterRemoved,
}: ListedGridProps) => {
  const { search } = useLocation();
  const products = shownProducts(list?.items);
  if (products.length > 0) {
    return (
      <ProductGrid
        products={products}
        priorityCount={firstRow}
        label={label}
        renderAction={renderAction}
        renderCorner={renderCorner}
      />
    );
  }
  if (isLoading) {
    return (
      <div className={gridStyles.grid}>
        {shimmers.map((card) => (
          <ProductCardShimmer key={card} />
        ))}
      </div>
    );
  }
  if (!list || hasFailed) return null;
  if (appliedFilters(search).length === 0) return empty;
  return (
    <ErrorBoundary fallback={empty} resetKey={search}>
      <Suspense>
        <lazyFilteredEmpty.Component scope={scope} onRemoved={onFilterRemoved} />
      </Suspense>
    </ErrorBoundary>
  );
};

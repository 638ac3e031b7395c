import { useMemo } from 'react';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { shownPrice } from '@/features/catalog/shownPrice';
import { useMoney } from '@/kernel/i18n/useMoney';
import { RouteShimmer } from './RouteShimmer';

/**
 * The shimmer of a product of which the card has told something: name, and what does not depend on a choice. A variant has
 * a pack and a price of its own.
 */
export const ProductRouteShimmer = ({ product }: { product: ProductCardFieldsFragment }) => {
  const money = useMoney();
  const slots = useMemo(() => {
    const hasChoice = product.__typename !== 'SimpleProduct';
    const price = shownPrice(product.price_range);
    const isPlain = !hasChoice && price && price.regularValue === undefined && !price.isFrom;
    return {
      title: product.name ?? '',
      rating: product.review_count > 0 ? undefined : null,
      ...(hasChoice ? {} : { kind: product.pack_summary || null }),
      ...(isPlain ? { price: money(price.value, price.currency), salePrice: null, wasPrice: null } : {}),
    };
  }, [product, money]);
  return <RouteShimmer type="product" slots={slots} />;
};

import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import { CardAddButton } from '@/features/cart/CardAddButton';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { ProductRail } from '@/features/catalog/ProductRail';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { BestRatedProductsDocument } from './BestRatedProducts.graphql.generated';

/** What is asked for: some of it may be left out. */
const mostProducts = 40;
const mostShown = 8;

export interface BestRatedProps {
  /** Names of products that are left out, such as those of the order beside. */
  except?: readonly (string | null)[];
  /** Without buttons: in a document without the cart's drawer. */
  isForLooking?: boolean;
}

const noAction = () => null;
const addButton = (product: ProductCardFieldsFragment) => <CardAddButton product={product} />;
const heart = (product: ProductCardFieldsFragment) => <CardHeart product={product} />;

/** Reviews, and per cent of their stars, that every product is given: five stars of three people prove little. */
const priorReviews = 8;
const priorRating = 85;

/** Per cent of the stars, nearer to the usual the fewer have given them. */
const trustedRating = ({ rating_summary: rating, review_count: count }: ProductCardFieldsFragment): number =>
  (rating * count + priorRating * priorReviews) / (count + priorReviews);

/**
 * The products that shoppers rate best and that can be had, where a page has nothing more to show. Nothing when there are
 * none. A backend that cannot order by rating says of some products how they are rated, not which are rated best.
 */
export const BestRated = ({ except = [], isForLooking = false }: BestRatedProps) => {
  const { formatMessage } = useIntl();
  const { data, loading } = useQuery(BestRatedProductsDocument, { variables: { pageSize: mostProducts } });
  const products = (data?.products?.items ?? [])
    .filter((product) => product !== null)
    .filter(({ name, stock_status: stock }) => stock !== 'OUT_OF_STOCK' && !except.includes(name))
    .filter(({ review_count: count }) => count > 0 || !CAPABILITIES.ratingAndNewestSort)
    .sort((one, other) => trustedRating(other) - trustedRating(one))
    .slice(0, mostShown);
  return (
    <ProductRail
      heading={formatMessage({ id: CAPABILITIES.ratingAndNewestSort ? 'search.bestRated' : 'search.range' })}
      products={loading ? undefined : products}
      renderAction={isForLooking ? noAction : addButton}
      renderCorner={isForLooking ? undefined : heart}
    />
  );
};

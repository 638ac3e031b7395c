import { CardAddButton } from '@/features/cart/CardAddButton';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { CardCompare } from '@/features/comparison/CardCompare';
import { CardHeart } from '@/features/wishlist/CardHeart';

/** The add button of a card in a list. */
export const renderAction = (product: ProductCardFieldsFragment) => <CardAddButton product={product} />;

/** What lies on the corner of its picture. */
export const renderCorner = (product: ProductCardFieldsFragment) => (
  <>
    <CardHeart product={product} />
    <CardCompare product={product} />
  </>
);

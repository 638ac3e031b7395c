import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CardAddButton } from '@/features/cart/CardAddButton';
import { readRememberedImage } from '@/features/catalog/imagesBySku';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { ProductRail } from '@/features/catalog/ProductRail';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { RecentlyViewedProductsDocument } from './RecentlyViewed.graphql.generated';
import { readViewedProducts } from './viewedProducts';

export interface RecentlyViewedProps {
  /** The product that is on screen, which is left out. */
  currentSku?: string | null;
}

/** Recently viewed products, the latest first. Nothing when there are none; products that are gone are left out. */
export const RecentlyViewed = ({ currentSku }: RecentlyViewedProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [skus] = useState(() => dispatch(readViewedProducts(currentSku)));
  const { data, error, refetch } = useQuery(RecentlyViewedProductsDocument, {
    variables: { skus, pageSize: Math.max(skus.length, 1) },
    skip: skus.length === 0,
  });
  if (skus.length === 0) return null;
  if (error && !data) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="product.sectionFailed" />
      </RetryNotice>
    );
  }

  const withImage = (product: ProductCardFieldsFragment): ProductCardFieldsFragment => {
    const file = product.small_image?.url ? undefined : dispatch(readRememberedImage(product.sku));
    return file ? { ...product, small_image: { url: file } } : product;
  };
  const found = new Map((data?.products?.items ?? []).map((product) => [product?.sku, product]));
  const products = data
    ? skus.flatMap((sku) => {
        const product = found.get(sku);
        return product ? [withImage(product)] : [];
      })
    : undefined;
  return (
    <ProductRail
      heading={formatMessage({ id: 'product.recentlyViewed' })}
      products={products}
      renderAction={(product) => <CardAddButton product={product} />}
      renderCorner={(product) => <CardHeart product={product} />}
    />
  );
};

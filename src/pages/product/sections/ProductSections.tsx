import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { rememberProductImages } from '@/features/catalog/imagesBySku';
import { readViewedProducts, rememberViewedProduct } from '@/features/recentlyViewed/viewedProducts';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { VariantProduct } from '../variantSelection';
import type { SectionProps } from './lazySections';
import { ProductPageSectionsDocument } from './ProductPageSections.graphql.generated';
import { orderedSections } from './sectionOrder';
import { SectionSlot } from './SectionSlot';
import { useProductData } from './useProductData';
import { useKeyboardReader } from '@/kernel/viewport/useKeyboardReader';

/** Everything below the buy box, in the store's order. */
export const ProductSections = ({ product, variant }: SectionProps & { variant: VariantProduct | undefined }) => {
  const dispatch = useAppDispatch();
  const { data } = useQuery(ProductPageSectionsDocument, { fetchPolicy: 'cache-only' });
  const isWanted = useKeyboardReader();
  const [hasViewedOthers] = useState(() => dispatch(readViewedProducts(product.sku)).length > 0);
  const config = data?.storeConfig;
  const codes = orderedSections(config?.product_page_sections).filter(
    (code) => code !== 'reviews' || config?.product_reviews_enabled !== '0',
  );

  useEffect(() => {
    dispatch(rememberProductImages(product));
    dispatch(rememberViewedProduct(product.sku));
  }, [dispatch, product]);
  useProductData(product, variant);

  return (
    <>
      {codes.map((code) => (
        <SectionSlot key={code} code={code} product={product} isWanted={isWanted} />
      ))}
      {hasViewedOthers && <SectionSlot code="recently_viewed" product={product} isWanted={isWanted} />}
    </>
  );
};

import { useQuery } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';

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

/** Milliseconds for which a page that nobody touches leaves its sections alone. */
const quietMs = 1000;

/**
 * Whether to ask for all sections of a page that nobody has scrolled: a backend that does not say which there are may have
 * nothing for any of them, and a place that is given up while somebody scrolls moves the page.
 */
const useUnknownSections = (): boolean => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (CAPABILITIES.productSections) return;
    const timer = setTimeout(() => startTransition(() => setIsDue(true)), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
};

/** Everything below the buy box, in the store's order. */
export const ProductSections = ({ product, variant }: SectionProps & { variant: VariantProduct | undefined }) => {
  const dispatch = useAppDispatch();
  const { data } = useQuery(ProductPageSectionsDocument, { fetchPolicy: 'cache-only' });
  const isKeyboardReader = useKeyboardReader();
  const isWanted = useUnknownSections() || isKeyboardReader;
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

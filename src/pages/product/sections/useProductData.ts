import { useEffect } from 'react';

import type { ProductFirstViewFragment } from '../ProductFirstView.graphql.generated';
import type { VariantProduct } from '../variantSelection';

/** Describes the product to search engines while it is on screen. They wait for it; the shopper does not. */
export const useProductData = (product: ProductFirstViewFragment, variant: VariantProduct | undefined): void => {
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    void import(/* webpackChunkName: "product-data" */ './structuredData')
      .then(({ publishProductData }) => {
        if (!isGone) remove = publishProductData(product, variant);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      remove?.();
    };
  }, [product, variant]);
};

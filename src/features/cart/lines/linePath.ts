import { productPath } from '@/features/catalog/productPaths';
import { frequencyParameter, variantParameter } from '@/features/catalog/variantChoice';
import type { CartLine } from '../cartContents';

/** The product's page, with the variant and the frequency that are in the cart. */
export const linePath = (line: CartLine): string => {
  const query = new URLSearchParams();
  const variant = line.__typename === 'ConfigurableCartItem' ? line.configured_variant?.sku : null;
  if (variant) query.set(variantParameter, variant);
  if (line.subscription) query.set(frequencyParameter, String(line.subscription.interval_weeks));
  const path = productPath(line.product);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
};

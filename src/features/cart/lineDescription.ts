import type { CartLine } from './useCart';

/** What of a product is meant: the chosen options, or its pack. */
export const lineDescription = (line: CartLine): string => {
  if (line.__typename === 'ConfigurableCartItem' && line.configurable_options.length > 0) {
    return line.configurable_options.map((option) => option.value_label).join(', ');
  }
  return line.product.pack_summary ?? '';
};

/** Picture of a line: the variant's own before the product's. */
export const linePicture = (line: CartLine): string | undefined =>
  (line.__typename === 'ConfigurableCartItem' ? line.configured_variant.small_image?.url : undefined) ??
  line.product.small_image?.url ??
  undefined;

/** The subscription plans that a line may be on: those of the variant, or of the simple product. */
export const plansOf = (line: CartLine) =>
  (line.__typename === 'ConfigurableCartItem' ? line.configured_variant : line.product).subscription_plans ?? [];

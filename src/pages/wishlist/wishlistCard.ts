import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import type { ProductToSave } from '@/features/wishlist/productToSave';
import type { WishlistCardFragment } from './WishlistPage.graphql.generated';

type ConfigurableItem = Extract<WishlistCardFragment, { __typename: 'ConfigurableWishlistItem' }>;

/** Labels and uids of the chosen options; empty while none are chosen. */
export const chosenOptions = (item: WishlistCardFragment): NonNullable<ConfigurableItem['configurable_options']> =>
  item.__typename === 'ConfigurableWishlistItem' ? (item.configurable_options ?? []) : [];

/** The product as its card shows it: with picture, price and stock of the chosen variant. Null when it is gone. */
export const cardProduct = (item: WishlistCardFragment): ProductCardFieldsFragment | null => {
  const { product } = item;
  const variant = item.__typename === 'ConfigurableWishlistItem' ? item.configured_variant : null;
  if (!product || !variant) return product;
  return {
    ...product,
    stock_status: variant.stock_status,
    pack_summary: variant.pack_summary ?? product.pack_summary,
    small_image: variant.small_image ?? product.small_image,
    price_range: variant.price_range,
    subscription_plans: variant.subscription_plans,
  };
};

/** How to save the item again after it was removed; undefined when there is no way back. */
export const productToSave = (item: WishlistCardFragment): ProductToSave | undefined => {
  const { product, quantity } = item;
  if (!product?.sku) return undefined;
  const selectedOptionUids = chosenOptions(item).map((option) => option.configurable_product_option_value_uid);
  return { sku: product.sku, name: product.name ?? '', quantity, selectedOptionUids };
};

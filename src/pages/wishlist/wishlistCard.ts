import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import type { ProductToSave } from '@/features/wishlist/productToSave';
import type { WishlistCardFragment } from './WishlistPage.graphql.generated';

/** What was chosen and typed of a saved product, as cart and wishlist take it. */
export interface SavedAnswers {
  selectedOptionUids: string[];
  enteredOptions: { uid: string; value: string }[];
}

const partUids = (item: WishlistCardFragment): string[] => {
  switch (item.__typename) {
    case 'BundleWishlistItem':
      return (item.bundle_options ?? []).flatMap(({ values }) => values.map(({ uid }) => uid));
    case 'DownloadableWishlistItem':
      return (item.links_v2 ?? []).flatMap((link) => link?.uid ?? []);
    case 'ConfigurableWishlistItem':
      return (item.configurable_options ?? []).map((option) => option.configurable_product_option_value_uid);
    case 'SimpleWishlistItem':
    case 'VirtualWishlistItem':
    case 'GroupedProductWishlistItem':
      return [];
  }
};

/** Kinds that are nothing without their parts, links or values. */
const kindsOfParts: readonly string[] = ['BundleWishlistItem', 'ConfigurableWishlistItem', 'DownloadableWishlistItem'];

/** All that was chosen. A typed option has its own uid, a chosen one that of its value. */
export const savedAnswers = (item: WishlistCardFragment): SavedAnswers => {
  const options = item.customizable_options.flatMap((option) =>
    (option?.values ?? []).map(({ customizable_option_value_uid: uid, value }) => ({
      uid,
      value,
      isTyped: uid === option?.customizable_option_uid,
    })),
  );
  return {
    selectedOptionUids: [...partUids(item), ...options.flatMap(({ uid, isTyped }) => (isTyped ? [] : [uid]))],
    enteredOptions: options.flatMap(({ uid, value, isTyped }) => (isTyped ? [{ uid, value }] : [])),
  };
};

const asked = (product: WishlistCardFragment['product']) =>
  product && 'options' in product ? (product.options ?? []).filter((option) => option?.required) : [];

/** Kinds of which nothing has to be chosen, besides options that are required. */
const kindsAsTheyStand: readonly string[] = ['SimpleWishlistItem', 'VirtualWishlistItem'];

/** Whether all is answered that the product asks: then it goes into the cart as it was saved. */
export const isAnswered = (item: WishlistCardFragment): boolean => {
  const { selectedOptionUids, enteredOptions } = savedAnswers(item);
  const answered = item.customizable_options.map((option) => option?.customizable_option_uid);
  return (
    (kindsAsTheyStand.includes(item.__typename) || selectedOptionUids.length + enteredOptions.length > 0) &&
    (!kindsOfParts.includes(item.__typename) || partUids(item).length > 0) &&
    asked(item.product).every((option) => answered.includes(option?.uid))
  );
};

/** The product as its card shows it: with picture, price and stock of the chosen variant. Null when it is gone. */
export const cardProduct = (item: WishlistCardFragment): ProductCardFieldsFragment | null => {
  const { product } = item;
  const variant = item.__typename === 'ConfigurableWishlistItem' ? item.configured_variant : null;
  if (!product || !variant) return product;
  return {
    ...product,
    stock_status: variant.stock_status,
    pack_summary: variant.pack_summary ?? product.pack_summary,
    pack_value: null,
    small_image: variant.small_image?.url ? variant.small_image : product.small_image,
    price_range: variant.price_range,
    subscription_plans: variant.subscription_plans,
  };
};

/** How to save the item again after it was removed; undefined when there is no way back. */
export const productToSave = (item: WishlistCardFragment): ProductToSave | undefined => {
  const { product, quantity } = item;
  if (!product?.sku) return undefined;
  return { sku: product.sku, name: product.name ?? '', quantity, ...savedAnswers(item) };
};

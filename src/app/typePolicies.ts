import { isPlaceholder } from '@/kernel/images/isPlaceholder';
import type { FieldMergeFunction, TypePolicies, TypePolicy } from '@apollo/client/cache';

type KeyFieldsFunction = Extract<TypePolicy['keyFields'], (...parameters: never[]) => unknown>;

const keyOf = (name: string | undefined, values: readonly unknown[]): string =>
  `${name ?? ''}:${JSON.stringify(values)}`;

/** Identity by fields; an object that was asked for without them stays part of its parent. */
const by =
  (...fields: readonly string[]): KeyFieldsFunction =>
  (object, { typename }) => {
    const values = fields.map((field) => object[field]);
    return values.every((value) => value !== undefined && value !== null) ? keyOf(typename, values) : false;
  };

/** There is one of it. */
const single: KeyFieldsFunction = (_object, { typename }) => typename ?? false;

/** Later lists replace earlier ones: a removed line must go. */
const replace: FieldMergeFunction<unknown> = (_existing, incoming) => incoming;

/** Parts of an entity that different pages ask different fields of. */
const merged = { merge: true } as const;

/** Who is the same as whom in the cache. */
export const typePolicies: TypePolicies = {
  Cart: {
    keyFields: single,
    fields: { items: { merge: replace }, applied_coupons: { merge: replace }, prices: merged },
  },
  Customer: { keyFields: single },
  ShippingCartAddress: { keyFields: by('street'), fields: { available_shipping_methods: { merge: replace } } },
  AvailableShippingMethod: { keyFields: by('carrier_code', 'method_code') },
  SelectedShippingMethod: { keyFields: by('carrier_code', 'method_code') },
  ProductInterface: {
    keyFields: by('uid'),
    fields: {
      price_range: merged,
      small_image: merged,
      thumbnail: merged,
      supplement: merged,
      unit_price: merged,
      pack_value: merged,
      description: merged,
    },
  },
  ProductImage: {
    fields: {
      url: {
        read: (url?: string | null) => (url && isPlaceholder(url) ? null : url),
      },
    },
  },
  // Lists and carts ask different fields of a plan.
  SubscriptionPlan: { keyFields: by('uid') },
  PriceRange: { fields: { minimum_price: merged, maximum_price: merged } },
  CategoryTree: { keyFields: by('uid') },
  CartItemInterface: { keyFields: by('uid') },
  Wishlist: { keyFields: by('id') },
  WishlistItemInterface: { keyFields: by('id') },
  GiftCardAccount: { keyFields: by('code') },
  AppliedGiftCard: { keyFields: by('code') },
  AvailablePaymentMethod: { keyFields: by('code') },
  SelectedPaymentMethod: { keyFields: by('code') },
  StoreConfig: { keyFields: by('store_code') },
  GdprConsentTexts: merged,
  // The shell asks for all of it, the cart for a part.
  DeliveryPromise: merged,
  CmsPage: { keyFields: by('identifier') },
  CmsBlock: { keyFields: by('identifier') },
} satisfies Record<string, TypePolicies[string]>;

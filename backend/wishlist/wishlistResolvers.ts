import { toBundleOptions, toCustomizableOptions } from '../cart/choices/choiceResolvers';
import { listVariantOptions } from '../cart/productQueries';
import { assertPage, totalPages } from '../graphql/paging';
import { toDownloadLink } from '../catalog/productTypes/typeResolvers';
import type { ProductType } from '../catalog/productTypes/productType';
import { findProductById } from '../catalog/queries';
import { optionUid, valueUid } from '../catalog/configurableResolvers';
import type { RequestContext } from '../context';
import type { Resolvers } from '../schema/resolvers.generated';
import { addItemsToCart } from './addToCart';
import { addProducts, removeProducts, updateProducts } from './changeWishlist';
import { readItemChoices } from './itemOptions';
import type { WishlistItemRow, WishlistPage, WishlistRow } from './models';
import { defaultListName, listMutations, listWishlists } from './lists/listMutations';
import { countItems, findItemSkus, findWishlist, listItems } from './queries';

const productOf = ({ db }: RequestContext, id: number | null) =>
  id === null ? null : (findProductById(db, id) ?? null);

/** One page; beyond the last one stands the last one, as in the real backend. */
const readPage = ({ db }: RequestContext, { id }: WishlistRow, pageSize: number, wanted: number): WishlistPage => {
  assertPage(pageSize, wanted);
  const pages = totalPages(countItems(db, id), pageSize);
  const currentPage = Math.min(wanted, Math.max(pages, 1));
  return {
    items: listItems(db, id, pageSize, (currentPage - 1) * pageSize),
    pageSize,
    currentPage,
    totalPages: pages,
  };
};

const itemTypeNames = {
  simple: 'SimpleWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  virtual: 'VirtualWishlistItem',
  downloadable: 'DownloadableWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  bundle: 'BundleWishlistItem',
} as const satisfies Record<ProductType, string>;

/** Resolvers of every kind of item. */
const itemFields = {
  id: ({ id }: WishlistItemRow) => String(id),
  product: (item: WishlistItemRow, _: unknown, context: RequestContext) => productOf(context, item.product_id),
  customizable_options: (item: WishlistItemRow, _: unknown, { db, store }: RequestContext) =>
    toCustomizableOptions(readItemChoices(db, item) ?? { options: [] }, store.currency),
};

/** Options of the chosen variant; null while none is chosen. */
const readOptions = ({ db }: RequestContext, { product_id: productId, variant_id: variantId }: WishlistItemRow) =>
  productId === null || variantId === null
    ? null
    : listVariantOptions(db, productId, variantId).map((row) => ({
        id: row.attribute_id,
        configurable_product_option_uid: optionUid(productId, row.attribute_id),
        option_label: row.attribute_label,
        value_id: row.option_id,
        configurable_product_option_value_uid: valueUid(row.attribute_id, row.option_id),
        value_label: row.option_label,
      }));

/** Resolvers of a customer's saved products. */
export const wishlistResolvers: Resolvers = {
  Customer: {
    wishlists: ({ id }, { pageSize, currentPage }, context) =>
      listWishlists(context, id, pageSize ?? 20, currentPage ?? 1),
    wishlist_v2: ({ id }, { id: wishlistId }, { db }) => {
      const wishlist = findWishlist(db, Number(wishlistId));
      return wishlist?.customer_id === id ? wishlist : null;
    },
  },
  Mutation: {
    ...listMutations,
    addProductsToWishlist: (_, { wishlistId, wishlistItems }, context) =>
      addProducts(context, wishlistId, wishlistItems),
    removeProductsFromWishlist: (_, { wishlistId, wishlistItemsIds }, context) =>
      removeProducts(context, wishlistId, wishlistItemsIds),
    updateProductsInWishlist: (_, { wishlistId, wishlistItems }, context) =>
      updateProducts(context, wishlistId, wishlistItems),
    addWishlistItemsToCart: (_, { wishlistId, wishlistItemIds }, context) =>
      addItemsToCart(context, wishlistId, wishlistItemIds),
  },
  Wishlist: {
    id: ({ id }) => String(id),
    name: ({ name }, _, { db, store }) => name || defaultListName(db, store),
    visibility: ({ is_public: isPublic }) => (isPublic === 1 ? 'PUBLIC' : 'PRIVATE'),
    items_count: ({ id }, _, { db }) => countItems(db, id),
    items_v2: (wishlist, { pageSize, currentPage }, context) =>
      readPage(context, wishlist, pageSize ?? 20, currentPage ?? 1),
  },
  WishlistItems: {
    page_info: ({ pageSize, currentPage, totalPages: pages }) => ({
      page_size: pageSize,
      current_page: currentPage,
      total_pages: pages,
    }),
  },
  WishlistItemInterface: {
    __resolveType: ({ product_type: type }) => itemTypeNames[type ?? 'simple'],
  },
  SimpleWishlistItem: itemFields,
  VirtualWishlistItem: itemFields,
  DownloadableWishlistItem: {
    ...itemFields,
    links_v2: (item, _, { db, origin }) =>
      (readItemChoices(db, item)?.links ?? []).map((link) => toDownloadLink(link, origin)),
  },
  GroupedProductWishlistItem: itemFields,
  BundleWishlistItem: {
    ...itemFields,
    bundle_options: (item, _, { db }) => toBundleOptions(readItemChoices(db, item) ?? { bundle: [] }),
  },
  ConfigurableWishlistItem: {
    ...itemFields,
    child_sku: (item, _, { db }) => {
      const skus = findItemSkus(db, item);
      return skus?.variantSku ?? skus?.sku ?? '';
    },
    configured_variant: (item, _, context) => productOf(context, item.variant_id),
    configurable_options: (item, _, context) => readOptions(context, item),
  },
};

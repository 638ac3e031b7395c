import type { Resolvers } from '../schema/resolvers.generated';

import { categoryFields, findCategories } from './categoryResolvers';
import { configurableFields, swatchTypeOf } from './configurableResolvers';
import { categoryProductsFields, productsFields } from './listing/listingResolvers';
import { searchProducts } from './listing/searchProducts';
import { productFields } from './productResolvers';
import { customisableFields, customOptionResolvers } from './productTypes/customOptionResolvers';
import { productTypeNames } from './productTypes/productType';
import { bundleFields, downloadableFields, groupedFields } from './productTypes/typeResolvers';

/** Products, categories and lists of them. */
export const catalogResolvers: Resolvers = {
  Query: {
    products: (_parent, given, context) => searchProducts(context, given),
    categories: (_parent, given, context) => findCategories(context, given),
    categoryList: (_parent, given, context) => findCategories(context, given).items,
  },
  ProductInterface: { __resolveType: ({ type }) => productTypeNames[type] },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
  SwatchDataInterface: { __resolveType: swatchTypeOf },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
  LayerFilterItemInterface: {
    __resolveType: (item) => ('swatch_data' in item && item.swatch_data ? 'SwatchLayerFilterItem' : 'LayerFilterItem'),
  },
  SimpleProduct: { ...productFields, ...customisableFields },
  ConfigurableProduct: { ...productFields, ...customisableFields, ...configurableFields },
  VirtualProduct: { ...productFields, ...customisableFields },
  DownloadableProduct: { ...productFields, ...customisableFields, ...downloadableFields },
  GroupedProduct: { ...productFields, ...groupedFields },
  BundleProduct: { ...productFields, ...customisableFields, ...bundleFields },
  ...customOptionResolvers,
  CategoryTree: categoryFields,
  Products: productsFields,
  CategoryProducts: categoryProductsFields,
};

import type { Resolvers } from '../schema/resolvers.generated';

import { categoryFields, findCategories } from './categoryResolvers';
import { configurableFields, swatchTypeOf } from './configurableResolvers';
import { categoryProductsFields, productsFields } from './listing/listingResolvers';
import { searchProducts } from './listing/searchProducts';
import { productFields } from './productResolvers';

/** Products, categories and lists of them. */
export const catalogResolvers: Resolvers = {
  Query: {
    products: (_parent, given, context) => searchProducts(context, given),
    categories: (_parent, given, context) => findCategories(context, given),
    categoryList: (_parent, given, context) => findCategories(context, given).items,
  },
  ProductInterface: {
    __resolveType: ({ type }) => (type === 'configurable' ? 'ConfigurableProduct' : 'SimpleProduct'),
  },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
  SwatchDataInterface: { __resolveType: swatchTypeOf },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
  SimpleProduct: productFields,
  ConfigurableProduct: { ...productFields, ...configurableFields },
  CategoryTree: categoryFields,
  Products: productsFields,
  CategoryProducts: categoryProductsFields,
};

import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string' };

const config: CodegenConfig = {
  schema: 'backend/schema/{core,extensions}/*.graphqls',
  emitLegacyCommonJSImports: false,
  generates: {
    'backend/schema/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context#RequestContext',
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: false, inputValue: false, object: false },
        mappers: {
          Cart: '../cart/models#CartModel',
          SimpleCartItem: '../cart/models#CartItemModel',
          ConfigurableCartItem: '../cart/models#CartItemModel',
          CategoryTree: '../catalog/models#CategoryRow',
          SimpleProduct: '../catalog/models#ProductRow',
          ConfigurableProduct: '../catalog/models#ProductRow',
          ProductReview: '../reviews/models#ReviewRow',
          CmsPage: '../content/models#CmsPageRow',
          CmsBlocks: '../content/models#CmsBlocksModel',
          RoutableUrl: '../routing/models#RoutableUrlModel',
          Products: '../catalog/models#ProductSearch',
          CategoryProducts: '../catalog/models#ProductSearch',
          SearchSuggestions: '../search/models#SuggestionPhrase',
          Customer: '../customer/models#CustomerRow',
          Wishlist: '../wishlist/models#WishlistRow',
          WishlistItems: '../wishlist/models#WishlistPage',
          SimpleWishlistItem: '../wishlist/models#WishlistItemRow',
          ConfigurableWishlistItem: '../wishlist/models#WishlistItemRow',
          CustomerOrder: '../checkout/models#OrderModel',
        },
      },
    },
    'src/schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, onlyOperationTypes: true },
    },
    'src/': {
      documents: 'src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.graphql.generated.ts', baseTypesPath: 'schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        nonOptionalTypename: false,
        skipTypename: false,
      },
    },
    'src/kernel/graphql/possibleTypes.generated.ts': { plugins: ['./build/possibleTypesPlugin.cjs'] },
  },
};

export default config;

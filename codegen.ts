import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { frontEndSchema } from './build/documents/frontEndSchema.js';

/** Schema of the embedded backend. */
const schema = 'backend/schema/{core,extensions}/*.graphqls';

/** Schema of the front end. In a file, because the watcher takes every text here for a pattern of paths, and ends at a long one. */
const given = '.cache/frontEnd.graphqls';
mkdirSync(join(import.meta.dirname, '.cache'), { recursive: true });
writeFileSync(join(import.meta.dirname, given), frontEndSchema(import.meta.dirname));

const scalars = { ID: 'string' };

const config: CodegenConfig = {
  emitLegacyCommonJSImports: false,
  generates: {
    'backend/schema/resolvers.generated.ts': {
      schema,
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
          VirtualCartItem: '../cart/models#CartItemModel',
          DownloadableCartItem: '../cart/models#CartItemModel',
          BundleCartItem: '../cart/models#CartItemModel',
          CategoryTree: '../catalog/models#CategoryRow',
          SimpleProduct: '../catalog/models#ProductRow',
          ConfigurableProduct: '../catalog/models#ProductRow',
          VirtualProduct: '../catalog/models#ProductRow',
          DownloadableProduct: '../catalog/models#ProductRow',
          GroupedProduct: '../catalog/models#ProductRow',
          BundleProduct: '../catalog/models#ProductRow',
          CustomizableFieldOption: '../catalog/productTypes/customOptionQueries#CustomOption',
          CustomizableAreaOption: '../catalog/productTypes/customOptionQueries#CustomOption',
          CustomizableDropDownOption: '../catalog/productTypes/customOptionQueries#CustomOption',
          CustomizableRadioOption: '../catalog/productTypes/customOptionQueries#CustomOption',
          CustomizableCheckboxOption: '../catalog/productTypes/customOptionQueries#CustomOption',
          CustomizableMultipleOption: '../catalog/productTypes/customOptionQueries#CustomOption',
          CustomizableFileOption: '../catalog/productTypes/customOptionQueries#CustomOption',
          CustomizableDateOption: '../catalog/productTypes/customOptionQueries#CustomOption',
          ProductReview: '../reviews/models#ReviewRow',
          ReviewPhoto: '../reviews/photos/models#PhotoRow',
          BatchCertificate: '../certificates/models#CertificateRow',
          CmsPage: '../content/models#CmsPageRow',
          CmsBlocks: '../content/models#CmsBlocksModel',
          RoutableUrl: '../routing/models#RoutableUrlModel',
          Products: '../catalog/models#ProductSearch',
          CategoryProducts: '../catalog/models#ProductSearch',
          SearchSuggestions: '../search/models#SuggestionPhrase',
          Customer: '../customer/models#CustomerRow',
          CompareList: '../compareList/models#CompareListRow',
          ComparableItem: '../catalog/models#ProductRow',
          Wishlist: '../wishlist/models#WishlistRow',
          WishlistItems: '../wishlist/models#WishlistPage',
          SimpleWishlistItem: '../wishlist/models#WishlistItemRow',
          ConfigurableWishlistItem: '../wishlist/models#WishlistItemRow',
          VirtualWishlistItem: '../wishlist/models#WishlistItemRow',
          DownloadableWishlistItem: '../wishlist/models#WishlistItemRow',
          GroupedProductWishlistItem: '../wishlist/models#WishlistItemRow',
          BundleWishlistItem: '../wishlist/models#WishlistItemRow',
          CustomerOrder: '../checkout/models#OrderModel',
          PickupLocation: '../pickup/pickupResolvers#PickupModel',
          Return: '../returns/models#ReturnRow',
          ReturnItem: '../returns/models#ReturnItemRow',
        },
      },
    },
    'src/schema.generated.ts': {
      schema: given,
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, onlyOperationTypes: true },
    },
    'src/': {
      schema: given,
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
    'src/kernel/graphql/possibleTypes.generated.ts': {
      schema,
      documents: 'src/**/*.graphql',
      plugins: ['./build/possibleTypesPlugin.cjs'],
    },
  },
};

export default config;

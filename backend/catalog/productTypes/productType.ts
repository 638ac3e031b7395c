/** Kind of product of a row. */
export type ProductType = 'simple' | 'configurable' | 'virtual' | 'downloadable' | 'grouped' | 'bundle';

/** The type of the schema for each kind. */
export const productTypeNames = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
  grouped: 'GroupedProduct',
  bundle: 'BundleProduct',
} as const satisfies Record<ProductType, string>;

/** Name of a product type in the schema. */
export type ProductTypeName = (typeof productTypeNames)[ProductType];

/** The same resolvers for every kind of product. */
export const ofEveryProduct = <Fields>(fields: Fields): Record<ProductTypeName, Fields> => ({
  SimpleProduct: fields,
  ConfigurableProduct: fields,
  VirtualProduct: fields,
  DownloadableProduct: fields,
  GroupedProduct: fields,
  BundleProduct: fields,
});

/** Kinds that nothing is sent for. */
export const isVirtualType = (type: ProductType): boolean => type === 'virtual' || type === 'downloadable';

/** Kinds that are sold as they stand and have a stock of their own. */
export const hasOwnStock = (type: ProductType): boolean => type === 'simple' || isVirtualType(type);

import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';

/** Where options are chosen before a product of a list can be added: nowhere, beside the list, or on its page. */
export type CardChoice = 'none' | 'popup' | 'page';

const hasRequiredOption = (product: ProductCardFieldsFragment): boolean =>
  'options' in product && (product.options ?? []).some((option) => option?.required === true);

/** Where the choice of a product is made. A type that is not known is a plain product. */
export const cardChoice = (product: ProductCardFieldsFragment): CardChoice => {
  if (hasRequiredOption(product)) return 'page';
  switch (product.__typename) {
    case 'ConfigurableProduct':
      return 'popup';
    case 'GroupedProduct':
    case 'BundleProduct':
      return 'page';
    case 'DownloadableProduct':
      return product.links_purchased_separately === 1 ? 'page' : 'none';
    case 'SimpleProduct':
    case 'VirtualProduct':
    default:
      return 'none';
  }
};

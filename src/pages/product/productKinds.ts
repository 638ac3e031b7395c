import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';

/** Whether more has to be chosen than a variant: parts, links or customisable options. */
export const asksMore = (product: ProductFirstViewFragment): boolean =>
  product.__typename === 'GroupedProduct' ||
  product.__typename === 'BundleProduct' ||
  product.__typename === 'DownloadableProduct' ||
  ('options' in product && (product.options ?? []).length > 0);

/** Whether it comes in a parcel: nothing is said of delivery otherwise. */
export const isShipped = ({ __typename: type }: ProductFirstViewFragment): boolean =>
  type !== 'VirtualProduct' && type !== 'DownloadableProduct';

/** Whether it has stock of its own; parts, links and variants have theirs. */
export const isSoldAsItStands = ({ __typename: type }: ProductFirstViewFragment): boolean =>
  type === 'SimpleProduct' || type === 'VirtualProduct';

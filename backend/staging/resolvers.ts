import type { RequestContext } from '../context';
import type { Resolvers } from '../schema/resolvers.generated';

import { hasChangeAfter } from './changeQueries';

const now = (context: RequestContext): number => Math.floor(context.shopNow() / 1000);

const product = {
  staged: ({ sku }: { sku: string }, _: object, context: RequestContext) =>
    context.previewVersion !== undefined && hasChangeAfter(context.db, 'product', sku, now(context)),
};

/** Whether something is shown by a preview as a change will make it. */
export const stagingResolvers: Resolvers = {
  SimpleProduct: product,
  ConfigurableProduct: product,
  VirtualProduct: product,
  DownloadableProduct: product,
  GroupedProduct: product,
  BundleProduct: product,
  CategoryTree: {
    staged: ({ url_path: path }, _, context) =>
      context.previewVersion !== undefined && hasChangeAfter(context.db, 'category', path, now(context)),
  },
};

import { servedPaths } from '../../settings/servedPaths.js';
import { currentCustomer } from '../customer/currentCustomer';
import type { Resolvers } from '../schema/resolvers.generated';
import { labelWords } from '../words/labelWords';
import { downloadsLeft, linkStatus, listPurchasedLinks } from './purchasedLinks';

/** Files that the customer bought, as Magento has them. */
export const downloadResolvers: Resolvers = {
  Query: {
    customerDownloadableProducts: (_, __, context) => ({
      items: listPurchasedLinks(context.db, currentCustomer(context).id).map((link) => ({
        date: link.created_at,
        download_url: `${context.origin}${servedPaths.downloads}link/id/${link.hash}/`,
        order_increment_id: link.order_number,
        remaining_downloads: downloadsLeft(link)?.toString() ?? labelWords('Unlimited', context.store.locale),
        status: linkStatus(link),
      })),
    }),
  },
};

import { useQuery } from '@apollo/client/react';
import { lastPageBefore } from '@/kernel/routing/pageNumber';
import { CustomerOrdersDocument, type ListedOrderFragment } from './OrderHistoryPage.graphql.generated';
import { type OrdersQuestion, toBackendFilter } from './ordersAddress';

/** Orders of a page. */
const pageSize = 6;

export type OrdersView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  | { kind: 'empty' }
  /** The page is behind the last one. */
  | { kind: 'behind'; lastPage: number }
  | {
      kind: 'filled';
      orders: readonly ListedOrderFragment[];
      count: number;
      /** Whether goods of any order come back, or came. */
      hasReturns: boolean;
      /** Whether files were ever bought. */
      hasDownloads: boolean;
      currentPage: number;
      totalPages: number;
    };

/** One page of the customer's orders: always asked for, never kept, as it is personal and changes elsewhere. */
export const useOrders = ({ page, ...filter }: OrdersQuestion): OrdersView => {
  const { data, loading, refetch } = useQuery(CustomerOrdersDocument, {
    variables: { currentPage: page, pageSize, filter: toBackendFilter(filter) },
    fetchPolicy: 'no-cache',
    // Files or returns that cannot be told must not take the orders with them.
    errorPolicy: 'all',
  });
  if (loading) return { kind: 'loading' };
  const list = data?.customer?.orders;
  if (!list) return { kind: 'failed', retry: () => refetch() };
  const orders = list.items.filter((order) => order !== null);
  if (orders.length === 0) {
    return page > 1
      ? { kind: 'behind', lastPage: lastPageBefore(page, list.page_info?.total_pages) }
      : { kind: 'empty' };
  }
  return {
    kind: 'filled',
    orders,
    count: list.total_count ?? orders.length,
    hasReturns: (data.customer?.returns?.total_count ?? 0) > 0,
    hasDownloads: (data.customerDownloadableProducts?.items ?? []).length > 0,
    currentPage: list.page_info?.current_page ?? page,
    totalPages: list.page_info?.total_pages ?? 1,
  };
};

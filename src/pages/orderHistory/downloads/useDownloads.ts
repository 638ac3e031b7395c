import { useQuery } from '@apollo/client/react';
import { CustomerDownloadsDocument, DownloadOrdersDocument } from './Downloads.graphql.generated';
import { type Download, downloadOrderNumbers, readDownloads } from './readDownloads';

/** Orders of a request: the files of older ones are shown without their names. */
const mostOrders = 100;

export type DownloadsView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  | { kind: 'shown'; downloads: readonly Download[] };

/** The files that the customer bought: always asked for, never kept, as they are personal and each download changes them. */
export const useDownloads = (): DownloadsView => {
  const { data, loading, refetch } = useQuery(CustomerDownloadsDocument, { fetchPolicy: 'no-cache' });
  const answer = data?.customerDownloadableProducts;
  const numbers = answer ? downloadOrderNumbers(answer).slice(0, mostOrders) : [];
  const orders = useQuery(DownloadOrdersDocument, {
    variables: { numbers, pageSize: mostOrders },
    fetchPolicy: 'no-cache',
    skip: numbers.length === 0,
  });
  if (loading || orders.loading) return { kind: 'loading' };
  if (!answer) return { kind: 'failed', retry: () => refetch() };
  // Without the orders the files are there all the same.
  return { kind: 'shown', downloads: readDownloads(answer, orders.data?.customer?.orders?.items ?? []) };
};

import { useQuery } from '@apollo/client/react';
import { readPageNumber } from '@/kernel/routing/pageNumber';
import { CustomerOrdersDocument, type ListedOrderFragment } from './OrderHistoryPage.graphql.generated';

/** Orders of a page. */
const pageSize = 6;

/** State of the list in the address. */
export interface OrdersQuestion {
  page: number;
  /** A part of an order number; '' for every order. */
  number: string;
}

export type OrdersView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  | { kind: 'empty' }
  | { kind: 'filled'; orders: readonly ListedOrderFragment[]; currentPage: number; totalPages: number };

/** Reads the address; what makes no sense counts as not said. */
export const readOrdersQuestion = (search: string): OrdersQuestion => ({
  page: readPageNumber(search),
  number: (new URLSearchParams(search).get('number') ?? '').trim().slice(0, 50),
});

/** The address of a page of the list. */
export const ordersPath = ({ page, number }: OrdersQuestion): string => {
  const query = new URLSearchParams({
    ...(number === '' ? {} : { number }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? '/order-history' : `/order-history?${query}`;
};

/** The address of an order's invoice. */
export const invoicePath = (number: string): string =>
  `/order-history?${new URLSearchParams({ invoice: number }).toString()}`;

/** The number of the order whose invoice the address asks for. */
export const readInvoiceNumber = (search: string): string | null => new URLSearchParams(search).get('invoice');

/** One page of the customer's orders: always asked for, never kept, as it is personal and changes elsewhere. */
export const useOrders = ({ page, number }: OrdersQuestion): OrdersView => {
  const { data, error, loading, refetch } = useQuery(CustomerOrdersDocument, {
    variables: { currentPage: page, pageSize, filter: number === '' ? null : { number: { match: number } } },
    fetchPolicy: 'no-cache',
  });
  if (loading) return { kind: 'loading' };
  const list = data?.customer?.orders;
  if (error || !list) return { kind: 'failed', retry: () => refetch() };
  const orders = list.items.filter((order) => order !== null);
  if (orders.length === 0) return { kind: 'empty' };
  return {
    kind: 'filled',
    orders,
    currentPage: list.page_info?.current_page ?? page,
    totalPages: list.page_info?.total_pages ?? 1,
  };
};

import { useQuery } from '@apollo/client/react';
import { GuestInvoicedOrderDocument } from '../api/GuestInvoicedOrder.graphql.generated';
import { InvoicedOrderDocument, type InvoicedFragment } from '../api/InvoicedOrder.graphql.generated';
import { SellerDocument, type SellerQuery } from '../api/Seller.graphql.generated';

/** Which order: of the customer, or of the guest who holds its token. */
export type InvoiceOf = { number: string } | { token: string };

export type SellerDetails = NonNullable<NonNullable<SellerQuery['storeConfig']>['seller']>;

export type InvoiceState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  /** There is none: no such order, it is not paid yet, or nobody says who sells. */
  | { kind: 'none' }
  | { kind: 'shown'; order: InvoicedFragment; seller: SellerDetails; number: string };

/** An order with its invoice, and who sells; asked for whenever it is shown, as it is personal. */
export const useInvoice = (of: InvoiceOf): InvoiceState => {
  const token = 'token' in of ? of.token : '';
  const number = 'number' in of ? of.number : '';
  const fetchPolicy = 'no-cache';
  const customers = useQuery(InvoicedOrderDocument, { variables: { number }, fetchPolicy, skip: number === '' });
  const guests = useQuery(GuestInvoicedOrderDocument, { variables: { token }, fetchPolicy, skip: token === '' });
  const sellers = useQuery(SellerDocument);
  const asked = number === '' ? guests : customers;
  if (asked.loading || sellers.loading) return { kind: 'loading' };
  if (asked.error || sellers.error) {
    return { kind: 'failed', retry: () => Promise.all([asked.refetch(), sellers.refetch()]) };
  }
  const order =
    number === ''
      ? guests.data?.guestOrderByToken
      : customers.data?.customer?.orders?.items.find((each) => each !== null);
  const seller = sellers.data?.storeConfig?.seller;
  const invoice = order?.invoices.find((each) => each !== null);
  return order && seller && invoice ? { kind: 'shown', order, seller, number: invoice.number } : { kind: 'none' };
};

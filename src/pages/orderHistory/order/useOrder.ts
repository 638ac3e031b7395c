import { useQuery } from '@apollo/client/react';
import { type AfterOrder, readAfterOrder } from '@/features/orders/afterOrder';
import {
  CustomerOrderAfterDocument,
  type CustomerOrderAfterQuery,
  CustomerOrderDocument,
  type OrderOnPageFragment,
} from './Order.graphql.generated';

type Orders = NonNullable<NonNullable<CustomerOrderAfterQuery['customer']>['orders']>;

/** An order as its page shows it, with what came back of it. */
export type OrderOnPage = OrderOnPageFragment & Omit<NonNullable<Orders['items'][number]>, 'id'>;

export type OrderView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  /** The customer has no order of this number. */
  | { kind: 'unknown' }
  | {
      kind: 'shown';
      order: OrderOnPage;
      after: AfterOrder;
      reload: () => Promise<unknown>;
    };

/** An order of the customer by its number: asked for whenever it is shown, as it is personal and changes elsewhere. */
export const useOrder = (number: string): OrderView => {
  const options = {
    variables: { number },
    fetchPolicy: 'no-cache',
    // What is on the page stays there while it is asked for again.
    notifyOnNetworkStatusChange: false,
  } as const;
  const asked = useQuery(CustomerOrderDocument, options);
  const later = useQuery(CustomerOrderAfterDocument, options);
  const reload = () => Promise.all([asked.refetch(), later.refetch()]);
  if ((asked.loading && !asked.data) || (later.loading && !later.data)) return { kind: 'loading' };
  const orders = asked.data?.customer?.orders;
  // An order that could not be read again stays, with the form in it that was being sent.
  if (!orders || !later.data) return { kind: 'failed', retry: reload };
  const order = orders.items.find((each) => each !== null);
  if (!order) return { kind: 'unknown' };
  const after = later.data.customer?.orders?.items.find((each) => each !== null);
  return {
    kind: 'shown',
    order: {
      ...order,
      returns: after?.returns ?? null,
      items_eligible_for_return: after?.items_eligible_for_return ?? null,
    },
    after: readAfterOrder(later.data.storeConfig),
    reload,
  };
};

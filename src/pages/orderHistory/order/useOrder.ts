import { useQuery } from '@apollo/client/react';
import { type AfterOrder, readAfterOrder } from '@/features/orders/afterOrder';
import { CustomerOrderDocument, type OrderOnPageFragment } from './Order.graphql.generated';

export type OrderView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  /** The customer has no order of this number. */
  | { kind: 'unknown' }
  | {
      kind: 'shown';
      order: OrderOnPageFragment;
      after: AfterOrder;
      reload: () => Promise<unknown>;
    };

/** An order of the customer by its number: asked for whenever it is shown, as it is personal and changes elsewhere. */
export const useOrder = (number: string): OrderView => {
  const { data, loading, refetch } = useQuery(CustomerOrderDocument, {
    variables: { number },
    fetchPolicy: 'no-cache',
    // What is on the page stays there while it is asked for again.
    notifyOnNetworkStatusChange: false,
  });
  if (loading && !data) return { kind: 'loading' };
  const orders = data?.customer?.orders;
  // An order that could not be read again stays, with the form in it that was being sent.
  if (!orders) return { kind: 'failed', retry: () => refetch() };
  const order = orders.items.find((each) => each !== null);
  if (!order) return { kind: 'unknown' };
  return {
    kind: 'shown',
    order,
    after: readAfterOrder(data.storeConfig),
    reload: () => refetch(),
  };
};

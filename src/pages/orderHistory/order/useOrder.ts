import { useQuery } from '@apollo/client/react';
import { CustomerOrderDocument, type OrderOnPageFragment } from './Order.graphql.generated';

export type OrderView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  /** The customer has no order of this number. */
  | { kind: 'unknown' }
  | {
      kind: 'shown';
      order: OrderOnPageFragment;
      /** Reasons to choose from when it is cancelled; none where the store does not let customers do that. */
      cancelReasons: readonly string[];
      /** Whether the store takes goods back that a customer asks to return. */
      takesReturns: boolean;
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
  const config = data.storeConfig;
  const reasons = (config?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description ?? []);
  return {
    kind: 'shown',
    order,
    cancelReasons: CAPABILITIES.orderCancellation && config?.order_cancellation_enabled ? reasons : [],
    takesReturns: CAPABILITIES.returns && config?.returns_enabled === 'enabled',
    reload: () => refetch(),
  };
};

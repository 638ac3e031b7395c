import { useApolloClient } from '@apollo/client/react';
import { CancelRefused, numberIn } from '@/features/orders/afterOrder';
import { CancelOrderDocument } from './CancelOrder.graphql.generated';

/** Magento's words for an id that it does not know. */
const unknownOrder = /requested doesn't exist/i;

/**
 * Returns what cancels an order. Magento 2.4.8 names an order by its uid and 2.4.7 by the number in it: where the first is
 * unknown nothing was cancelled, and the second is tried.
 */
export const useCancelOrder = (): ((orderId: string, reason: string) => Promise<void>) => {
  const client = useApolloClient();
  const send = async (orderId: string, reason: string): Promise<string | null> => {
    const { data } = await client.mutate({
      mutation: CancelOrderDocument,
      variables: { orderId, reason },
      fetchPolicy: 'no-cache',
    });
    return data?.cancelOrder?.error ?? null;
  };
  return async (orderId, reason) => {
    const refusal = await send(orderId, reason);
    const isUnknown = refusal !== null && unknownOrder.test(refusal);
    const outcome = isUnknown ? await send(numberIn(orderId), reason) : refusal;
    if (outcome !== null) throw new CancelRefused(outcome);
  };
};

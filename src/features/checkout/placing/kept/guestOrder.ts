import { log } from '@/kernel/logging/log';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { GuestReceiptDocument } from '../../api/GuestReceipt.graphql.generated';
import type { OrderOnReceipt } from '../../checkoutSlice';

/**
 * A guest's order as the backend tells it to who holds its token. It never throws: without an answer the number is all
 * that is told.
 * @param token '' where there is none.
 */
export const findOrderByToken = async (
  { apollo }: Pick<ThunkServices, 'apollo'>,
  token: string,
): Promise<OrderOnReceipt | null> => {
  if (!CAPABILITIES.guestOrders || token === '') return null;
  try {
    const { data } = await apollo.query({
      query: GuestReceiptDocument,
      variables: { token },
      fetchPolicy: 'no-cache',
    });
    return data?.guestOrderByToken ?? null;
  } catch (error) {
    log.warn('The order of a receipt could not be read.', error);
    return null;
  }
};

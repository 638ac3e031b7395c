import type { ThunkServices } from '@/kernel/redux/thunk';
import { CustomerOrderNumbersDocument } from '../../api/CustomerOrderNumbers.graphql.generated';
import type { KeptOrder } from './keptOrder';

const newestOrders = async ({ apollo }: ThunkServices) => {
  const { data } = await apollo.query({ query: CustomerOrderNumbersDocument, fetchPolicy: 'no-cache' });
  return (data?.customer?.orders?.items ?? []).filter((order) => order !== null);
};

/** Number of the customer's newest order: '' when there is none, null when nobody can say. */
export const findNewestNumber = async (services: ThunkServices): Promise<string | null> => {
  try {
    return (await newestOrders(services))[0]?.number ?? '';
  } catch {
    return null;
  }
};

/** The internal id is what the backend's id of an order encodes. */
const encodes = (id: string, orderId: string): boolean => {
  try {
    return orderId !== '' && atob(id) === orderId;
  } catch {
    return false;
  }
};

/**
 * The number of an order that was placed: of the order with its internal id, or of one that was not there before. A guest's
 * number stands in the e-mail alone.
 * @returns null when it is not known.
 */
export const findOrderNumber = async (services: ThunkServices, kept: KeptOrder): Promise<string | null> => {
  const { orderId, newestBefore, isGuest } = kept;
  if (isGuest) return null;
  try {
    const orders = await newestOrders(services);
    const known = orders.find(({ id }) => encodes(id, orderId));
    if (known || orderId !== '') return known?.number ?? null;
    const newest = orders[0]?.number ?? '';
    return newestBefore === null || newest === newestBefore ? null : newest || null;
  } catch {
    return null;
  }
};

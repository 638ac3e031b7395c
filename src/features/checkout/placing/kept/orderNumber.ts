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

/** What the backend tells of an order that was placed. */
export interface FoundOrder {
  number: string;
  /** Undefined where it is not told. */
  grandTotal: number | undefined;
  /** Where it goes, as `doorOf` says it. */
  door: string;
  /** What opens the order of a guest; '' for a customer's, which the account opens. */
  token: string;
}

/** What the backend says of an order that it has just taken. */
export interface SentOrder {
  /** The backend's internal id; '' where it tells a number instead. */
  orderId: string;
  /** Null where the answer is no more than an id. */
  placed: FoundOrder | null;
}

/** Equal for addresses of one door; '' where nothing is shipped, or it is not told. */
export const doorOf = (
  address: { street: readonly (string | null)[]; postcode?: string | null } | null | undefined,
): string => [...(address?.street ?? []), address?.postcode ?? ''].join('').replaceAll(/\s/g, '').toLowerCase();

interface ToldOrder {
  number: string;
  token?: string | null;
  total?: { grand_total: { value: number | null } } | null;
  shipping_address?: { street: readonly (string | null)[]; postcode?: string | null } | null;
}

/** An order as the backend tells it. */
export const toFoundOrder = ({ number, token, total, shipping_address: address }: ToldOrder): FoundOrder => ({
  number,
  grandTotal: total?.grand_total.value ?? undefined,
  door: doorOf(address),
  token: token ?? '',
});

/**
 * Finds an order that was placed: the one with its internal id, or one that was not there before. Only a customer can look;
 * a guest's number stands in the e-mail alone.
 * @returns null when it is not known.
 */
export const findPlacedOrder = async (services: ThunkServices, kept: KeptOrder): Promise<FoundOrder | null> => {
  const { orderId, newestBefore, isGuest } = kept;
  if (isGuest) return null;
  try {
    const orders = await newestOrders(services);
    const newest = newestBefore === null || orders[0]?.number === newestBefore ? undefined : orders[0];
    const found = orderId === '' ? newest : orders.find(({ id }) => encodes(id, orderId));
    return found ? toFoundOrder(found) : null;
  } catch {
    return null;
  }
};

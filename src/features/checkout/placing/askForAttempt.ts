import type { ThunkServices } from '@/kernel/redux/thunk';
import { log } from '@/kernel/logging/log';
import type { PlacedOrderFieldsFragment } from '../api/PlacedOrderFields.graphql.generated';
import { PlacedOrderDocument } from '../api/PlacedOrder.graphql.generated';
import { SettleOrderAttemptDocument } from '../api/SettleOrderAttempt.graphql.generated';
import type { ReceiptOrder } from '../checkoutSlice';
import { askForKeptAttempt, askForKeptReceipt } from './kept/askForKeptOrder';
import type { LastReceipt } from './lastReceipt';
import type { OrderAttempt } from './orderAttempts';

/** What became of an order that was sent. `notPlaced`: it is certain that no order came of it, and that none will. */
export type AttemptFate =
  | { kind: 'placed'; receipt: ReceiptOrder }
  | { kind: 'notPlaced' }
  /** `isSignedOut`: the backend tells the customer only. */
  | { kind: 'unknown'; isSignedOut: boolean };

const toReceipt = ({ entity_id, number, masked_email, order }: PlacedOrderFieldsFragment): ReceiptOrder => ({
  orderId: String(entity_id),
  number,
  token: '',
  email: order?.email ?? '',
  maskedEmail: masked_email ?? '',
  order,
});

const settle = async ({ apollo }: ThunkServices, attempt: OrderAttempt): Promise<AttemptFate> => {
  const { cartId, key, maskedEmail } = attempt;
  const { data } = await apollo.mutate({
    mutation: SettleOrderAttemptDocument,
    variables: { cartId, key },
    fetchPolicy: 'no-cache',
    // It must not wait for what else is being changed.
    context: { skipQueue: true },
  });
  const settled = data?.settleOrderAttempt;
  if (settled?.status === 'NOT_PLACED') return { kind: 'notPlaced' };
  if (settled?.status !== 'PLACED') return { kind: 'unknown', isSignedOut: false };
  const { placed } = settled;
  return {
    kind: 'placed',
    receipt: placed ? toReceipt(placed) : { orderId: '', number: null, token: '', email: '', maskedEmail, order: null },
  };
};

/** Asks what became of an order that was sent. It never throws: who cannot be asked has said nothing. */
export const askForAttempt = async (services: ThunkServices, attempt: OrderAttempt): Promise<AttemptFate> => {
  try {
    return CAPABILITIES.placedOrder ? await settle(services, attempt) : await askForKeptAttempt(services, attempt);
  } catch (error) {
    log.warn('It could not be asked what became of an order.', error);
    return { kind: 'unknown', isSignedOut: false };
  }
};

/**
 * Reads the receipt of an order; null when there is none.
 * @throws when nobody can say.
 */
export const askForReceipt = async (services: ThunkServices, last: LastReceipt): Promise<ReceiptOrder | null> => {
  if (!CAPABILITIES.placedOrder) return askForKeptReceipt(services, last);
  const { cartId, key } = last;
  const { data } = await services.apollo.query({
    query: PlacedOrderDocument,
    variables: { cartId, key },
    fetchPolicy: 'no-cache',
  });
  return data?.placedOrder ? toReceipt(data.placedOrder) : null;
};

import { useApolloClient } from '@apollo/client/react';
import { numberIn } from '@/features/orders/afterOrder';
import { toAppError } from '@/kernel/errors/appError';
import { ConfirmGuestCancelDocument, ConfirmGuestReturnDocument } from './AfterSales.graphql.generated';
import type { MailLink } from './mailLink';

/** What became of what a mailed link is for. */
export type MailLinkOutcome =
  | { kind: 'cancelled'; number: string }
  /** The order went too far, or came to its end before; `status` is the backend's own word. */
  | { kind: 'tooLate'; number: string; status: string }
  | { kind: 'returned'; number: string }
  /** Order and key do not belong together. */
  | { kind: 'invalid' };

const isRefused = (failure: unknown): boolean => {
  const error = toAppError(failure);
  return error.kind === 'graphql' && error.categories.includes('graphql-input');
};

/**
 * Returns what does it for an order. Of Magento's versions some name an order by its uid and some by the number in it: where
 * the first is refused nothing was done, and the second is tried.
 */
export const useMailLink = ({ action, key }: MailLink): ((orderId: string) => Promise<MailLinkOutcome>) => {
  const client = useApolloClient();
  const fetchPolicy = 'no-cache';
  const cancel = async (orderId: string): Promise<MailLinkOutcome> => {
    const variables = { orderId, key };
    const { data } = await client.mutate({ mutation: ConfirmGuestCancelDocument, variables, fetchPolicy });
    const { error = null, order = null } = data?.confirmCancelOrder ?? {};
    if (!order) return { kind: 'invalid' };
    const { number, status } = order;
    return error === null ? { kind: 'cancelled', number } : { kind: 'tooLate', number, status };
  };
  const sendBack = async (orderId: string): Promise<MailLinkOutcome> => {
    const variables = { orderId, key };
    const { data } = await client.mutate({ mutation: ConfirmGuestReturnDocument, variables, fetchPolicy });
    const number = data?.confirmReturn?.return?.number;
    return number === undefined ? { kind: 'invalid' } : { kind: 'returned', number };
  };
  const send = async (orderId: string): Promise<MailLinkOutcome> => {
    try {
      return await (action === 'return' ? sendBack(orderId) : cancel(orderId));
    } catch (failure) {
      if (isRefused(failure)) return { kind: 'invalid' };
      throw failure;
    }
  };
  return async (orderId) => {
    const outcome = await send(orderId);
    return outcome.kind === 'invalid' ? send(numberIn(orderId)) : outcome;
  };
};

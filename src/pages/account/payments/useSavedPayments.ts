import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readSavedCard, type SavedCard } from '@/features/payment/useSavedCards';
import { useAsked } from '../useAsked';
import {
  DeleteSavedPaymentDocument,
  SavedPaymentsDocument,
  type SavedPaymentsFragment,
  SetDefaultPaymentDocument,
} from './SavedPayments.graphql.generated';

/** A way to pay that the customer keeps; `card` is null for an account elsewhere, such as that of a wallet. */
export interface SavedPayment {
  publicHash: string;
  card: SavedCard | null;
  /** Whether it is offered first at checkout because the customer wants that. */
  isDefault: boolean;
}

export interface SavedPayments {
  /** Undefined while they load, null when they could not be read. */
  payments: readonly SavedPayment[] | null | undefined;
  reload: () => Promise<void>;
  /** Forgets one. @throws what the backend or the network threw; it is kept then. */
  remove: (publicHash: string) => Promise<void>;
  /** Has one offered first; null: none in particular. @throws what the backend or the network threw. */
  makeDefault: (publicHash: string | null) => Promise<void>;
}

const toPayments = (tokens: SavedPaymentsFragment | null | undefined): SavedPayment[] | null =>
  tokens?.items.flatMap((token) =>
    token
      ? [
          {
            publicHash: token.public_hash,
            card: token.type === 'card' ? readSavedCard(token) : null,
            isDefault: token.is_default === true,
          },
        ]
      : [],
  ) ?? null;

/** Cards and other ways to pay that the customer keeps: always asked for, never kept here. */
export const useSavedPayments = (): SavedPayments => {
  const apollo = useApolloClient();
  const ask = useCallback(async () => {
    const { data } = await apollo.query({ query: SavedPaymentsDocument, fetchPolicy: 'no-cache' });
    return toPayments(data?.customerPaymentTokens);
  }, [apollo]);
  const { answer: payments, take, reload } = useAsked(ask);
  const remove = async (publicHash: string): Promise<void> => {
    const { data } = await apollo.mutate({
      mutation: DeleteSavedPaymentDocument,
      variables: { publicHash },
      fetchPolicy: 'no-cache',
    });
    if (!data?.deletePaymentToken?.result) throw new Error('The backend kept the card.');
    const left = toPayments(data.deletePaymentToken.customerPaymentTokens);
    if (left) take(left);
    else await reload();
  };
  const makeDefault = async (publicHash: string | null): Promise<void> => {
    const { data } = await apollo.mutate({
      mutation: SetDefaultPaymentDocument,
      variables: { publicHash },
      fetchPolicy: 'no-cache',
    });
    const sorted = toPayments(data?.setDefaultPaymentToken?.customerPaymentTokens);
    if (sorted) take(sorted);
    else await reload();
  };
  return { payments, reload, remove, makeDefault };
};

import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { type AfterOrder, readAfterOrder } from '@/features/orders/afterOrder';
import { type AppError, toAppError } from '@/kernel/errors/appError';
import { GuestOrderDocument, type GuestOrderViewFragment } from './GuestOrder.graphql.generated';

/** What a guest proves an order with; '' for what this backend does not ask for. */
export interface GuestOrderQuestion {
  number: string;
  email: string;
  postcode: string;
  lastname: string;
}

export type GuestOrderState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | {
      kind: 'found';
      order: GuestOrderViewFragment;
      after: AfterOrder;
      /** Asks the same again; what is shown stays until then. */
      reload: () => Promise<unknown>;
    }
  /** No order of a guest has these. */
  | { kind: 'unknown' }
  /** A customer's: it is read signed in. */
  | { kind: 'ofCustomer' }
  | { kind: 'failed'; error: AppError };

const stateOfFailure = (failure: unknown): GuestOrderState => {
  const error = toAppError(failure);
  if (error.kind !== 'graphql') return { kind: 'failed', error };
  if (error.categories.includes('graphql-authorization')) return { kind: 'ofCustomer' };
  return error.categories.includes('graphql-no-such-entity') ? { kind: 'unknown' } : { kind: 'failed', error };
};

/** Asks for the order of a guest, never from a cache. The last question's answer wins. */
export const useGuestOrder = (): { state: GuestOrderState; find: (question: GuestOrderQuestion) => void } => {
  const client = useApolloClient();
  const [state, setState] = useState<GuestOrderState>({ kind: 'idle' });
  const question = useRef(0);

  const ask = async (variables: GuestOrderQuestion): Promise<GuestOrderState> => {
    try {
      const { data } = await client.query({ query: GuestOrderDocument, variables, fetchPolicy: 'no-cache' });
      if (!data?.guestOrder) return { kind: 'unknown' };
      const reload = async (): Promise<void> => {
        const answer = await ask(variables);
        if (answer.kind === 'found') setState((shown) => (shown.kind === 'found' ? answer : shown));
      };
      return { kind: 'found', order: data.guestOrder, after: readAfterOrder(data.storeConfig), reload };
    } catch (failure) {
      return stateOfFailure(failure);
    }
  };
  const find = (variables: GuestOrderQuestion): void => {
    question.current += 1;
    const own = question.current;
    setState({ kind: 'loading' });
    void ask(variables).then((answer) => {
      if (own === question.current) setState(answer);
    });
  };
  return { state, find };
};

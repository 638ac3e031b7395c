import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { type AppError, toAppError } from '@/kernel/errors/appError';
import { readContact } from './orderContact';
import { type OrderProgressViewFragment, TrackedOrderDocument } from './TrackOrderPage.graphql.generated';

export type TrackedView =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'found'; order: OrderProgressViewFragment }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: AppError };

/** Asks how far an order is, never from a cache. The last question's answer wins. */
export const useTrackedOrder = (): { view: TrackedView; track: (number: string, contact: string) => void } => {
  const client = useApolloClient();
  const [view, setView] = useState<TrackedView>({ kind: 'idle' });
  const question = useRef(0);

  const ask = async (number: string, contact: string): Promise<TrackedView> => {
    try {
      const variables = { number: number.trim(), ...readContact(contact) };
      const { data } = await client.query({ query: TrackedOrderDocument, variables, fetchPolicy: 'no-cache' });
      const order = data?.trackedOrder;
      return order ? { kind: 'found', order } : { kind: 'unknown' };
    } catch (failure) {
      return { kind: 'failed', error: toAppError(failure) };
    }
  };
  const track = (number: string, contact: string): void => {
    question.current += 1;
    const own = question.current;
    setView({ kind: 'loading' });
    void ask(number, contact).then((answer) => {
      if (own === question.current) setView(answer);
    });
  };
  return { view, track };
};

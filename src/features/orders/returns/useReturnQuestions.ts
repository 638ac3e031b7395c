import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ReturnQuestionsDocument } from '../api/Returns.graphql.generated';

/** What the store asks about each article that comes back. */
export interface ReturnQuestion {
  code: string;
  /** In the store's words. */
  label: string;
  isRequired: boolean;
  /** None: the answer is written. */
  options: readonly { value: string; label: string }[];
}

export type ReturnQuestionsView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  | { kind: 'known'; questions: readonly ReturnQuestion[] };

/** Kinds of questions that a form of the shop can ask; a picture of the damage, for example, is none. */
const askable = new Set(['SELECT', 'TEXT', 'TEXTAREA']);

/** Returns what the store asks about articles that come back. */
export const useReturnQuestions = (): ReturnQuestionsView => {
  const { data, error, refetch } = useQuery(ReturnQuestionsDocument, { variables: { of: 'RMA_ITEM' } });
  return useMemo(() => {
    const items = data?.attributesList?.items;
    if (!items) return error || data ? { kind: 'failed', retry: () => refetch() } : { kind: 'loading' };
    const questions = items.flatMap((item) => {
      if (!item || !askable.has(item.frontend_input ?? '')) return [];
      const options = item.options.flatMap((option) => (option?.value ? [option] : []));
      // A choice between nothing is no question.
      if (item.frontend_input === 'SELECT' && options.length === 0) return [];
      return [{ code: item.code, label: item.label ?? item.code, isRequired: item.is_required, options }];
    });
    return { kind: 'known', questions };
  }, [data, error, refetch]);
};

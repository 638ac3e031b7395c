import { useQuery } from '@apollo/client/react';
import { type Answers, toFilter, withAnswer } from './answers';
import { FinderCountDocument } from './api/FinderCount.graphql.generated';
import { FinderFacetsDocument } from './api/FinderFacets.graphql.generated';
import type { Question } from './questions';

/** Products that answers would leave; undefined where the backend has not said so, or does not. */
export interface QuestionCounts {
  /** With the answers as they are. */
  total: number | undefined;
  /** With this one instead of what is chosen for the question. */
  of: (value: string) => number | undefined;
}

/** Counts what the answers to a question would leave. A count that does not come is no reason to stop. */
export const useQuestionCounts = (
  questions: readonly Question[],
  question: Question,
  answers: Answers,
): QuestionCounts => {
  const { code } = question;
  const isAnswered = answers[code] !== undefined;
  // Without its own answer, because a bare Magento counts within the result: other options would be gone.
  const others = useQuery(FinderFacetsDocument, {
    variables: { filter: toFilter(questions, withAnswer(answers, code, [])) },
  });
  const chosen = useQuery(FinderCountDocument, {
    variables: { filter: toFilter(questions, answers) },
    skip: !isAnswered,
  });
  const { products } = others.data ?? {};
  const options = products?.aggregations?.find((aggregation) => aggregation?.attribute_code === code)?.options;
  return {
    total: (isAnswered ? chosen.data?.products : products)?.total_count ?? undefined,
    // A band of prices is made of several buckets of the backend, whose edges it may move.
    of: (value) =>
      options && code !== 'price' ? (options.find((option) => option?.value === value)?.count ?? 0) : undefined,
  };
};

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SearchSuggestionsDocument } from './api/SearchSuggestions.graphql.generated';
import { isLongEnough } from './searchPath';
import { type SuggestionAnswer, toSuggestionAnswer } from './suggestionAnswer';
import { rowLimits } from './suggestionRows';

/** Milliseconds without a key before the backend is asked. */
const debounceMs = 150;
/** Milliseconds after which a missing answer is worth a word. */
const slowMs = 2500;
/** Answers that are kept, so that taking a letter back needs no request. */
const mostKept = 40;

export type SuggestionStatus = 'idle' | 'loading' | 'slow' | 'ready' | 'failed';

export interface Suggestions {
  status: SuggestionStatus;
  /** The answer to show: while the next is on its way, the one before. */
  answer: SuggestionAnswer | undefined;
}

interface Progress {
  phrase: string;
  status: 'slow' | 'ready' | 'failed';
}

/** Answers by phrase; the oldest goes first. */
const createAnswers = () => {
  const answers = new Map<string, SuggestionAnswer>();
  return {
    get: (phrase: string) => answers.get(phrase),
    /** The answer to what the phrase begins with: as long as its own is not there, the next best. */
    before: (phrase: string): SuggestionAnswer | undefined => {
      for (let length = phrase.length - 1; length > 0; length -= 1) {
        const answer = answers.get(phrase.slice(0, length));
        if (answer) return answer;
      }
      return undefined;
    },
    keep: (answer: SuggestionAnswer): void => {
      answers.set(answer.phrase, answer);
      const [oldest] = answers.keys();
      if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    },
  };
};

/**
 * Suggestions for what stands in the box. Each phrase is asked for once; an answer that comes after the shopper has
 * typed on is kept for later and never shown in place of a newer one. Nothing here blocks typing.
 */
export const useSuggestions = (phrase: string): Suggestions => {
  const client = useApolloClient();
  const [answers] = useState(createAnswers);
  const [progress, setProgress] = useState<Progress>();
  const isWanted = isLongEnough(phrase);

  useEffect(() => {
    if (!isWanted || answers.get(phrase)) return;
    let isOver = false;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const tell = (status: Progress['status']): void => {
      if (!isOver) setProgress({ phrase, status });
    };
    const ask = async (): Promise<void> => {
      slow = setTimeout(() => tell('slow'), slowMs);
      // Typed phrases stay out of the cache, which is kept across visits.
      const answer = await client
        .query({
          query: SearchSuggestionsDocument,
          variables: { phrase, products: rowLimits.wide.products },
          fetchPolicy: 'no-cache',
          errorPolicy: 'all',
        })
        .then(
          ({ data }) => toSuggestionAnswer(phrase, data),
          () => undefined,
        );
      clearTimeout(slow);
      if (answer) answers.keep(answer);
      tell(answer ? 'ready' : 'failed');
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [client, answers, phrase, isWanted]);

  if (!isWanted) return { status: 'idle', answer: undefined };
  const answer = answers.get(phrase);
  if (answer) return { status: 'ready', answer };
  const status = progress?.phrase === phrase && progress.status !== 'ready' ? progress.status : 'loading';
  return { status, answer: status === 'failed' ? undefined : answers.before(phrase) };
};

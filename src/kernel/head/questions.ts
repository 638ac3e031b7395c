import { useEffect } from 'react';
import { publishData } from './structuredData';

/** A question with its answer, as text. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** What is on screen, in the order in which it came. */
const shown = new Set<readonly AnsweredQuestion[]>();
let takeOut = (): void => undefined;

/** A page is described as one list of questions, however many parts of it have some. */
const publishAll = (): void => {
  takeOut();
  takeOut = () => undefined;
  const answers = new Map([...shown].flat().map(({ question, answer }) => [question, answer]));
  if (answers.size === 0) return;
  takeOut = publishData({
    '@type': 'FAQPage',
    mainEntity: [...answers].map(([question, answer]) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
};

/**
 * Describes questions and answers that a component shows while it is there, for search engines.
 * @param questions the same list must come again while it says the same.
 */
export const useQuestionsData = (questions: readonly AnsweredQuestion[]): void => {
  useEffect(() => {
    shown.add(questions);
    publishAll();
    return () => {
      shown.delete(questions);
      publishAll();
    };
  }, [questions]);
};

import { useEffect, useState } from 'react';

/** What a page of the account asks the backend for: undefined while it loads, null when it could not be had. */
export interface Asked<Answer> {
  answer: Answer | null | undefined;
  /** Takes what a change has answered. */
  take: (answer: Answer) => void;
  /** Asks again. Never rejects. */
  reload: () => Promise<void>;
}

/**
 * Asks for personal data, which no cache keeps.
 * @param ask must stay the same between renders; null is a failure, as is what it throws.
 */
export const useAsked = <Answer>(ask: () => Promise<Answer | null>): Asked<Answer> => {
  const [answer, setAnswer] = useState<Answer | null>();
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (found) => isWanted && setAnswer(found),
      () => isWanted && setAnswer(null),
    );
    return () => {
      isWanted = false;
    };
  }, [ask]);
  const reload = async (): Promise<void> => {
    setAnswer(await ask().catch(() => null));
  };
  return { answer, take: setAnswer, reload };
};

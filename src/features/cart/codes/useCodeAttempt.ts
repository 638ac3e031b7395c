import { type RefObject, useRef, useState } from 'react';
import { painted } from '@/kernel/scheduling/afterPaint';

export interface CodeAttempt {
  isBusy: boolean;
  /** Why the last attempt failed, in words; '' when nothing is wrong. */
  error: string;
  setError: (words: string) => void;
  /** Announcement of the last attempt, for screen readers. */
  news: string;
  /** Gets the focus after an attempt: the button that was pressed is gone. */
  panel: RefObject<HTMLDivElement | null>;
  /**
   * @param done says what was achieved.
   * @param explain says what a failure of this attempt is about, where that depends on it.
   */
  attempt: <Result>(
    work: () => Promise<Result>,
    done: string | ((result: Result) => string),
    explain?: (failure: unknown) => string,
  ) => Promise<void>;
}

/**
 * Applies or takes off a code: one at a time, and told in words.
 * @param toWords says what a failure is about.
 */
export const useCodeAttempt = (toWords: (failure: unknown) => string): CodeAttempt => {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const [news, setNews] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const attempt: CodeAttempt['attempt'] = async (work, done, explain = toWords) => {
    if (isBusy) return;
    setIsBusy(true);
    setError('');
    setNews('');
    // The button shows that it works before the work begins, which takes long enough to be seen.
    await painted();
    try {
      const result = await work();
      setNews(typeof done === 'string' ? done : done(result));
      panel.current?.focus();
    } catch (failure) {
      setError(explain(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, setError, news, panel, attempt };
};

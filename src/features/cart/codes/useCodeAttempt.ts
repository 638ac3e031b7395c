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
  attempt: (work: () => Promise<unknown>, done: string) => Promise<void>;
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
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setError('');
    setNews('');
    // The button shows that it works before the work begins, which takes long enough to be seen.
    await painted();
    try {
      await work();
      setNews(done);
      panel.current?.focus();
    } catch (failure) {
      setError(toWords(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, setError, news, panel, attempt };
};

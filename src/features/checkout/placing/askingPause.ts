/** Milliseconds between two questions about an order: each pause is twice the one before, up to the longest. */
const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/** The pause after this many questions. */
export const pauseAfter = (questions: number): number => Math.min(firstPauseMs * 2 ** (questions - 1), longestPauseMs);

const alarm = new EventTarget();

/** Ends the pauses: the shopper wants to know now. */
export const askNow = (): void => void alarm.dispatchEvent(new Event('ask'));

/** Resolves when it is time to ask again: after a while, when the line comes back, or by `askNow`. */
export const untilNextQuestion = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    alarm.addEventListener('ask', end, { signal: done.signal });
    window.addEventListener('online', end, { signal: done.signal });
  });

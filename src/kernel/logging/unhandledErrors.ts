import { log } from './log';

/** An error that nobody caught, with an id by which support finds it in the log. */
export interface UnhandledError {
  id: string;
  error: unknown;
}

const newId = (): string => Math.random().toString(36).slice(2, 8).toUpperCase();

// A browser tells of a size that it observes again in the next frame as an event without an error, only with these words.
const observesAgain = 'ResizeObserver loop';

/** Errors of browsers and extensions that no shopper needs to hear of. */
const isNoise = (error: unknown): boolean =>
  error instanceof Error
    ? error.name === 'AbortError' || error.message.startsWith(observesAgain)
    : String(error).startsWith(observesAgain);

/** Logs every error that nobody caught and hands it on; returns the function that ends this. */
export const watchUnhandledErrors = (onUnhandled: (unhandled: UnhandledError) => void): (() => void) => {
  const handle = (error: unknown): void => {
    if (isNoise(error)) return;
    const id = newId();
    log.error(`Unhandled error ${id}`, error);
    onUnhandled({ id, error });
  };
  const onError = (event: ErrorEvent): void => handle(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent): void => handle(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};

import { importWithRetry } from './lazyComponent';

const reload = jest.fn();

beforeEach(() => {
  reload.mockClear();
  window.sessionStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A chunk that is gone; says whether the load has ended, and how. */
const loadGone = async (): Promise<string> => {
  let outcome = 'waits';
  importWithRetry(() => Promise.reject(new Error('gone')), reload).catch((error: Error) => (outcome = error.message));
  await jest.advanceTimersByTimeAsync(1000);
  return outcome;
};

test('F-30: a chunk that is gone after a deployment reloads the page once, then fails', async () => {
  expect(await loadGone()).toBe('waits');
  expect(reload).toHaveBeenCalledTimes(1);
  // The page that was loaded again cannot have it either.
  expect(await loadGone()).toBe('gone');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('F-35: without a connection a chunk fails without a reload, and comes when the line is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await loadGone()).toBe('gone');
  expect(reload).not.toHaveBeenCalled();
  await expect(importWithRetry(() => Promise.resolve('here'), reload)).resolves.toBe('here');
});

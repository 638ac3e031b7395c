import { announcePrerenderReady } from './prerenderSignals';

beforeEach(() => {
  jest.useFakeTimers();
  window.prerenderReady = false;
});
afterEach(() => jest.useRealTimers());

test('a page is ready when nothing has arrived for a while, or when it never stops', () => {
  announcePrerenderReady();
  jest.advanceTimersByTime(1400);
  announcePrerenderReady();
  jest.advanceTimersByTime(1400);
  expect(window.prerenderReady).toBe(false);
  jest.advanceTimersByTime(100);
  expect(window.prerenderReady).toBe(true);

  window.prerenderReady = false;
  const ticking = setInterval(announcePrerenderReady, 500);
  jest.advanceTimersByTime(12_000);
  clearInterval(ticking);
  expect(window.prerenderReady).toBe(true);
});

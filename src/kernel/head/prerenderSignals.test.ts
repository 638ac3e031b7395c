import { announcePrerenderReady, signalPrerender } from './prerenderSignals';

beforeEach(() => {
  jest.useFakeTimers();
  window.prerenderReady = false;
});
afterEach(() => jest.useRealTimers());

const signals = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[data-prerender]')].map(({ name, content }) => [
    name,
    content,
  ]);

test('a page that nothing more comes to is ready after the usual delay', () => {
  announcePrerenderReady();
  jest.advanceTimersByTime(1400);
  expect(window.prerenderReady).toBe(false);
  jest.advanceTimersByTime(100);
  expect(window.prerenderReady).toBe(true);
});

test('each signal takes the place of the one before', () => {
  signalPrerender({ status: 301, location: 'https://shop.example/zinc.html' });
  expect(signals()).toEqual([
    ['prerender-status-code', '301'],
    ['prerender-header', 'Location: https://shop.example/zinc.html'],
  ]);
  signalPrerender({ status: 503 });
  expect(signals()).toEqual([['prerender-status-code', '503']]);
  signalPrerender(undefined);
  expect(signals()).toEqual([]);
});

import { signalPrerender } from '@/kernel/head/prerenderSignals';
import { followSettling } from './followSettling';

let stop = (): void => undefined;
let log: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('HeadlessChrome Prerender');
  log = jest.spyOn(console, 'warn').mockImplementation();
  window.prerenderReady = false;
  document.body.innerHTML = '<main><h1>Zinc</h1></main>';
});
afterEach(() => {
  stop();
  signalPrerender(undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const main = () => document.querySelector('main') ?? document.body;
const status = () => document.querySelector<HTMLMetaElement>('meta[name="prerender-status-code"]')?.content;
/** Lets time pass, and observers see what has changed. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a page that is written is ready after the usual delay, and not before', async () => {
  stop = followSettling(() => undefined);
  await pass(1400);
  expect(window.prerenderReady).toBe(false);
  await pass(200);
  expect(window.prerenderReady).toBe(true);
  expect([status(), log.mock.calls]).toEqual([undefined, []]);
});

test('it waits for what is missing, for a part that is busy, and for rest', async () => {
  let lack: string | undefined = 'its head';
  stop = followSettling(() => lack);
  await pass(8000);
  expect(window.prerenderReady).toBe(false);
  lack = undefined;
  main().innerHTML = '<section aria-busy="true"></section>';
  await pass(3000);
  expect(window.prerenderReady).toBe(false);
  main().innerHTML = '<section>Reviews</section>';
  await pass(800);
  expect(window.prerenderReady).toBe(false);
  await pass(500);
  expect(window.prerenderReady).toBe(true);
  expect(log).not.toHaveBeenCalled();
});

test('a page that never rests is taken all the same', async () => {
  stop = followSettling(() => undefined);
  const clock = setInterval(() => (main().innerHTML = `<p>${performance.now()}</p>`), 500);
  await pass(4800);
  expect(window.prerenderReady).toBe(false);
  await pass(500);
  expect(window.prerenderReady).toBe(true);
  clearInterval(clock);
});

test('a page that lacks something to the end is given as it is, and the log says what', async () => {
  stop = followSettling(() => 'an answer of the backend');
  await pass(17_000);
  expect(window.prerenderReady).toBe(false);
  await pass(2000);
  expect(window.prerenderReady).toBe(true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('without an answer of the backend'));
});

test.each([
  [undefined, '503'],
  [{ status: 404 } as const, '404'],
])('a part that could not be loaded makes a page with the status %p one of %p', async (before, told) => {
  signalPrerender(before);
  main().innerHTML = '<div data-failed>The reviews could not be loaded.</div>';
  stop = followSettling(() => undefined);
  await pass(2500);
  expect([window.prerenderReady, status()]).toEqual([true, told]);
});

import { reportWebVitals } from './webVitals';

type Read = (list: { getEntries: () => unknown[] }) => void;

const readers = new Map<string, Read>();
const disconnect = jest.fn();
const sendBeacon = jest.fn();

/** Plays the browser: jsdom measures nothing. */
class FakeObserver {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event'];
  readonly #read: Read;
  constructor(read: Read) {
    this.#read = read;
  }
  observe({ type }: { type: string }): void {
    readers.set(type, this.#read);
  }
  disconnect(): void {
    disconnect();
  }
}

const tell = (type: string, ...entries: unknown[]): void => readers.get(type)?.({ getEntries: () => entries });
const leave = (state: 'hidden' | 'visible'): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  readers.clear();
  jest.clearAllMocks();
  Object.assign(window, { PerformanceObserver: FakeObserver });
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

test('what was measured is sent once, when the page is left, with the path that it began at', () => {
  reportWebVitals('https://vitals.example/', () => '/minerals.html');
  tell('paint', { name: 'first-paint', startTime: 400 }, { name: 'first-contentful-paint', startTime: 540 });
  tell('largest-contentful-paint', { startTime: 900 }, { startTime: 1210 });
  tell(
    'layout-shift',
    { value: 0.02, hadRecentInput: false, startTime: 10 },
    { value: 0.5, hadRecentInput: true, startTime: 20 },
  );
  tell('event', { interactionId: 1, duration: 48 }, { interactionId: 0, duration: 900 });
  leave('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  leave('hidden');
  leave('hidden');
  expect(sendBeacon.mock.calls).toEqual([
    ['https://vitals.example/', JSON.stringify({ path: '/minerals.html', FCP: 540, LCP: 1210, CLS: 0.02, INP: 48 })],
  ]);
});

test('who takes the consent back is not measured to the end', () => {
  const stop = reportWebVitals('https://vitals.example/', () => '/');
  stop();
  expect(disconnect).toHaveBeenCalledTimes(4);
  leave('hidden');
  expect(sendBeacon).not.toHaveBeenCalled();
});

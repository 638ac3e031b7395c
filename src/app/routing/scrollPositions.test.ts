import { nameFirstEntry } from './historyEntries';
import { createScrollPositions } from './scrollPositions';

const scrollTo = (top: number): void =>
  void Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

/** Simulates a full document load: a history entry without a router key. */
const openDocument = (path: string): string => {
  window.history.pushState(null, '', path);
  nameFirstEntry();
  return String((window.history.state as { key: unknown }).key);
};

beforeEach(() => window.sessionStorage.clear());

test('a page that is opened by a full load starts at its own place, not at that of the document before', () => {
  const product = openDocument('/zinc.html');
  const before = createScrollPositions();
  scrollTo(740);
  before.note(product);
  before.keep();
  const cart = openDocument('/cart');
  const after = createScrollPositions();
  expect(after.get(cart)).toBeUndefined();
  expect(after.get(product)).toBe(740);
});

test('a reload keeps the name of the entry, and with it the place', () => {
  const key = openDocument('/zinc.html');
  nameFirstEntry();
  expect(window.history.state).toMatchObject({ key });
});

test.each(['{', '{"a":1}', '[["a"],["b","top"],[1,2],["c",30]]'])('what is stored may be anything: %s', (text) => {
  window.sessionStorage.setItem('shop:scroll', text);
  const positions = createScrollPositions();
  expect(positions.get('a')).toBeUndefined();
  expect(positions.get('b')).toBeUndefined();
});

import { createBoundedStore } from './boundedStore';

const kept = (store: { get(key: string): unknown }, keys: string): string =>
  [...keys].filter((key) => store.get(key) !== undefined).join('');

test('the oldest make room, however large they are', () => {
  const store = createBoundedStore<string>(10, (value) => value.length);
  store.set('a', '1234');
  store.set('b', '1234');
  expect(kept(store, 'abc')).toBe('ab');
  store.set('c', '12345678');
  expect(kept(store, 'abc')).toBe('c');
});

test('what is larger than the store is not kept, and takes nobody’s room', () => {
  const store = createBoundedStore<string>(10, (value) => value.length);
  store.set('a', '1234');
  store.set('b', '12345678901');
  expect(kept(store, 'ab')).toBe('a');
});

test('a value that replaces another is counted once, and a cleared store is empty', () => {
  const store = createBoundedStore<string>(10, (value) => value.length);
  store.set('a', '1234567890');
  store.set('a', '12345');
  store.set('b', '12345');
  expect(store.get('a')).toBe('12345');
  store.clear();
  store.set('c', '1234567890');
  expect(kept(store, 'abc')).toBe('c');
});

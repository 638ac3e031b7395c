import { keepCacheId, readCacheId } from './cacheId';

const guest = { storeCode: 'uk_en' };
const customer = { ...guest, token: 'secret' };

afterEach(() => window.sessionStorage.clear());

test('the cache id of the last answer outlives a reload, and an answer without one changes nothing', () => {
  expect(readCacheId(guest)).toBeUndefined();
  keepCacheId('one', guest);
  keepCacheId('two', guest);
  keepCacheId(null, guest);
  expect(readCacheId(guest)).toBe('two');
  expect(window.sessionStorage).toHaveLength(1);
});

test.each([
  ['customer', guest],
  ['store view', { ...customer, storeCode: 'de' }],
  ['currency', { ...customer, currency: 'EUR' }],
])('it is none for another %s, and tells no token', (_other, owner) => {
  keepCacheId('one', customer);
  expect(readCacheId(customer)).toBe('one');
  expect(readCacheId(owner)).toBeUndefined();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('secret');
});

test('a blocked storage costs no request', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  expect(() => keepCacheId('one', guest)).not.toThrow();
  expect(readCacheId(guest)).toBeUndefined();
  jest.restoreAllMocks();
});

import { keepCacheId, readCacheId } from './cacheId';
import { forgetCacheId } from './forgetCacheId';

const answer = (headers: Record<string, string>): Response => new Response('{}', { headers });

afterEach(() => window.sessionStorage.clear());

test('the cache id of the last answer outlives a reload, and an answer without one changes nothing', () => {
  expect(readCacheId()).toBeUndefined();
  keepCacheId(answer({ 'X-Magento-Cache-Id': 'one' }));
  keepCacheId(answer({ 'X-Magento-Cache-Id': 'two' }));
  keepCacheId(answer({}));
  expect(readCacheId()).toBe('two');
  expect(window.sessionStorage).toHaveLength(1);
});

test('it is forgotten when somebody else asks', () => {
  keepCacheId(answer({ 'X-Magento-Cache-Id': 'one' }));
  forgetCacheId();
  expect(readCacheId()).toBeUndefined();
});

test('a blocked storage costs no request', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  expect(() => keepCacheId(answer({ 'X-Magento-Cache-Id': 'one' }))).not.toThrow();
  expect(readCacheId()).toBeUndefined();
  jest.restoreAllMocks();
});

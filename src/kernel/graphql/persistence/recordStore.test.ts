import { keptParts } from '@/app/cache/keptParts';
import { typePolicies } from '@/app/typePolicies';
import { createShopCache } from '../shopClient';
import { createPersistedCache } from './persistedCache';
import { createIdbRecordStore } from './recordStore';

afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB');
  jest.restoreAllMocks();
});

test.each([
  [
    'throws at once',
    {
      open: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    },
  ],
  ['is not there', null],
])('a database that %s costs one warning', async (_how, indexedDB) => {
  Object.defineProperty(window, 'indexedDB', { value: indexedDB, configurable: true });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cache = createShopCache(typePolicies);
  const persisted = createPersistedCache({
    cache,
    createCache: () => createShopCache(typePolicies),
    store: createIdbRecordStore('shop'),
    now: Date.now,
    parts: keptParts,
    writer: () => 'build 1',
  });
  await persisted.restore();
  cache.restore({ 'CategoryTree:1': { __typename: 'CategoryTree', uid: '1', name: 'Sleep' } });
  await persisted.persist();
  await persisted.persist();
  expect(warn).toHaveBeenCalledTimes(1);
});

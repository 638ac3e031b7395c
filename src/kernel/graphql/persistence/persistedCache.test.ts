import { gql } from '@apollo/client';
import fc from 'fast-check';
import { keptParts } from '@/app/cache/keptParts';
import { typePolicies } from '@/app/typePolicies';
import { createShopCache } from '../shopClient';
import { createPersistedCache } from './persistedCache';
import { readRecord, toParts } from './records';
import type { RecordStore } from './recordStore';

const memoryStore = () => {
  const records = new Map<unknown, unknown>();
  const writes: string[][] = [];
  const store: RecordStore = {
    readAll: () => Promise.resolve([...records]),
    write: (entries) => {
      writes.push(entries.map(([key]) => key));
      for (const [key, record] of entries) records.set(key, structuredClone(record));
      return Promise.resolve();
    },
    remove: (keys) => {
      for (const key of keys) records.delete(key);
      return Promise.resolve();
    },
    clear: () => {
      records.clear();
      return Promise.resolve();
    },
  };
  return { records, writes, store };
};

const query = gql`
  query Shop {
    storeConfig {
      store_code
      store_name
    }
    cart(cart_id: "secret") {
      id
      email
    }
    customer {
      firstname
    }
    categories {
      items {
        uid
        name
      }
    }
  }
`;

const data = (name: string) => ({
  storeConfig: { __typename: 'StoreConfig', store_code: 'uk_en', store_name: name },
  cart: { __typename: 'Cart', id: 'secret', email: 'eve@example.com' },
  customer: { __typename: 'Customer', firstname: 'Eve' },
  categories: { __typename: 'CategoryResult', items: [{ __typename: 'CategoryTree', uid: 'Mg==', name: 'Minerals' }] },
});

const filled = (name = 'Halewell') => {
  const cache = createShopCache(typePolicies);
  cache.writeQuery({ query, data: data(name) });
  return cache;
};

const publicQuery = gql`
  query Public {
    storeConfig {
      store_code
      store_name
    }
    categories {
      items {
        uid
        name
      }
    }
  }
`;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('persisted cache', () => {
  it('brings back on the next visit what is the same for everybody', async () => {
    const { store } = memoryStore();
    await createPersistedCache({ parts: keptParts, cache: filled(), store, now: () => 1 }).persist();
    const cache = createShopCache(typePolicies);
    await createPersistedCache({ parts: keptParts, cache, store, now: () => 2 }).restore();
    expect(cache.readQuery({ query: publicQuery })).toMatchObject({ categories: { items: [{ name: 'Minerals' }] } });
  });

  it('keeps nothing of a customer', async () => {
    const { store, records } = memoryStore();
    await createPersistedCache({ parts: keptParts, cache: filled(), store, now: () => 1 }).persist();
    const kept = JSON.stringify([...records]);
    expect(kept).toContain('Minerals');
    expect(kept).not.toMatch(/secret|Eve|eve@example|Cart|Customer/);
  });

  it('lets what was learnt since win over what was kept', async () => {
    const { store } = memoryStore();
    await createPersistedCache({ parts: keptParts, cache: filled('Old'), store, now: () => 1 }).persist();
    const cache = filled('New');
    await createPersistedCache({ parts: keptParts, cache, store, now: () => 2 }).restore();
    expect(cache.readQuery({ query: publicQuery })).toMatchObject({ storeConfig: { store_name: 'New' } });
    expect(cache.readQuery({ query })).toMatchObject({ customer: { firstname: 'Eve' } });
  });

  it('keeps what it knew of an entity that has been learnt again in part', async () => {
    const { store } = memoryStore();
    const page = gql`
      query Page {
        categories {
          items {
            uid
            name
            description
          }
        }
      }
    `;
    const item = { __typename: 'CategoryTree', uid: 'Mg==', name: 'Minerals' };
    const first = createShopCache(typePolicies);
    const described = { ...item, description: 'From the ground' };
    first.writeQuery({ query: page, data: { categories: { __typename: 'CategoryResult', items: [described] } } });
    await createPersistedCache({ parts: keptParts, cache: first, store, now: () => 1 }).persist();
    const second = filled();
    const persisted = createPersistedCache({ parts: keptParts, cache: second, store, now: () => 2 });
    await persisted.restore();
    await persisted.persist();
    const third = createShopCache(typePolicies);
    await createPersistedCache({ parts: keptParts, cache: third, store, now: () => 3 }).restore();
    expect(third.readQuery({ query: page })).toMatchObject({ categories: { items: [described] } });
  });

  it('leaves the cache in peace where nothing was kept', async () => {
    const cache = filled();
    const known = cache.readQuery({ query: publicQuery });
    await createPersistedCache({ parts: keptParts, cache, store: memoryStore().store, now: () => 1 }).restore();
    expect(cache.readQuery({ query: publicQuery })).toBe(known);
  });

  it('writes only what changed', async () => {
    const { store, writes } = memoryStore();
    const cache = filled();
    const persisted = createPersistedCache({ parts: keptParts, cache, store, now: () => 1 });
    await persisted.persist();
    await persisted.persist();
    expect(writes).toHaveLength(1);
    cache.modify({ id: cache.identify({ __typename: 'CategoryTree', uid: 'Mg==' }), fields: { name: () => 'Metals' } });
    await persisted.persist();
    expect(writes[1]).toEqual([cache.identify({ __typename: 'CategoryTree', uid: 'Mg==' })]);
  });

  it('drops what is too old, and the oldest when there is too much', async () => {
    const { store, records } = memoryStore();
    await createPersistedCache({ parts: keptParts, cache: filled(), store, now: () => 1 }).persist();
    await createPersistedCache({
      parts: keptParts,
      cache: createShopCache(typePolicies),
      store,
      now: () => 10,
      maxAgeMs: 5,
    }).restore();
    expect(records.size).toBe(0);
    await createPersistedCache({ parts: keptParts, cache: filled(), store, now: () => 1, maxSize: 1 }).persist();
    expect(records.size).toBe(0);
  });

  it('survives a store that is broken', async () => {
    const { store } = memoryStore();
    store.readAll = () => Promise.reject(new Error('corrupt'));
    store.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const cache = filled();
    const persisted = createPersistedCache({ parts: keptParts, cache, store, now: () => 1 });
    await persisted.restore();
    await persisted.persist();
    expect(cache.readQuery({ query: publicQuery })).not.toBeNull();
  });

  it('makes sense of any record or refuses it', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (key, record) => {
        const read = readRecord(key, record, 1000, 500, keptParts);
        expect(read === undefined || typeof read[0] === 'string').toBe(true);
      }),
    );
  });
});

it('keeps lists, but not what the shopper searched for', () => {
  const root = {
    'products({"filter":{},"pageSize":6})': 1,
    'products({"pageSize":6,"search":"iron in pregnancy"})': 2,
  };
  expect([...toParts({ ROOT_QUERY: root }, keptParts).values()]).toEqual([1]);
});

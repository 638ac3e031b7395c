import { gql } from '@apollo/client';
import fc from 'fast-check';
import { keptParts } from '@/app/cache/keptParts';
import { typePolicies } from '@/app/typePolicies';
import { createShopCache } from '../shopClient';
import { createPersistedCache } from './persistedCache';
import { partsOf, readRecord } from './records';
import type { RecordStore } from './recordStore';

const options = {
  parts: keptParts,
  writer: (): string => 'build 1',
  createCache: () => createShopCache(typePolicies),
};

const memoryStore = () => {
  const records = new Map<unknown, unknown>();
  const writes: string[][] = [];
  const store: RecordStore = {
    readAll: () => Promise.resolve([...records]),
    read: (keys) => Promise.resolve(keys.map((key) => records.get(key))),
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
    await createPersistedCache({ ...options, cache: filled(), store, now: () => 1 }).persist();
    const cache = createShopCache(typePolicies);
    await createPersistedCache({ ...options, cache, store, now: () => 2 }).restore();
    expect(cache.readQuery({ query: publicQuery })).toMatchObject({ categories: { items: [{ name: 'Minerals' }] } });
  });

  it('keeps nothing of a customer', async () => {
    const { store, records } = memoryStore();
    await createPersistedCache({ ...options, cache: filled(), store, now: () => 1 }).persist();
    const kept = JSON.stringify([...records]);
    expect(kept).toContain('Minerals');
    expect(kept).not.toMatch(/secret|Eve|eve@example|Cart|Customer/);
  });

  it('lets what was learnt since win over what was kept', async () => {
    const { store } = memoryStore();
    await createPersistedCache({ ...options, cache: filled('Old'), store, now: () => 1 }).persist();
    const cache = filled('New');
    await createPersistedCache({ ...options, cache, store, now: () => 2 }).restore();
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
    await createPersistedCache({ ...options, cache: first, store, now: () => 1 }).persist();
    const second = filled();
    const persisted = createPersistedCache({ ...options, cache: second, store, now: () => 2 });
    await persisted.restore();
    await persisted.persist();
    const third = createShopCache(typePolicies);
    await createPersistedCache({ ...options, cache: third, store, now: () => 3 }).restore();
    expect(third.readQuery({ query: page })).toMatchObject({ categories: { items: [described] } });
  });

  it('leaves the cache in peace where nothing was kept', async () => {
    const cache = filled();
    const known = cache.readQuery({ query: publicQuery });
    await createPersistedCache({ ...options, cache, store: memoryStore().store, now: () => 1 }).restore();
    expect(cache.readQuery({ query: publicQuery })).toBe(known);
  });

  it('writes only what changed', async () => {
    const { store, writes, records } = memoryStore();
    const cache = filled();
    const persisted = createPersistedCache({ ...options, cache, store, now: () => 1 });
    await persisted.persist();
    await persisted.persist();
    expect(writes).toHaveLength(1);
    const described = gql`
      query Described {
        route(url: "/minerals.html") {
          ... on CategoryTree {
            uid
            description
          }
        }
      }
    `;
    const route = { __typename: 'CategoryTree', uid: 'Mg==', description: 'From the ground' };
    cache.writeQuery({ query: described, data: { route } });
    await persisted.persist();
    const key = cache.identify(route);
    expect(writes[1]?.toSorted()).toEqual([key, 'ROOT_QUERY.route({"url":"/minerals.html"})']);
    expect(records.get(key)).toMatchObject({ value: { name: 'Minerals', description: 'From the ground' } });
  });

  it('drops what is too old, and the oldest when there is too much', async () => {
    const { store, records } = memoryStore();
    await createPersistedCache({ ...options, cache: filled(), store, now: () => 1 }).persist();
    await createPersistedCache({
      ...options,
      cache: createShopCache(typePolicies),
      store,
      now: () => 10,
      maxAgeMs: 5,
    }).restore();
    expect(records.size).toBe(0);
    await createPersistedCache({
      ...options,
      cache: filled(),
      store,
      now: () => 1,
      maxSize: 1,
    }).persist();
    expect(records.size).toBe(0);
  });

  it('F-36: reads nothing that another build or another session wrote, and removes it', async () => {
    const { store, records } = memoryStore();
    await createPersistedCache({ ...options, cache: filled(), store, now: () => 1 }).persist();
    const cache = createShopCache(typePolicies);
    await createPersistedCache({ ...options, writer: () => 'build 2', cache, store, now: () => 2 }).restore();
    expect(cache.readQuery({ query: publicQuery })).toBeNull();
    expect(records.size).toBe(0);
  });

  it('counts what it keeps in bytes, and what is written again once', async () => {
    const { store, records } = memoryStore();
    const cache = filled('Größe');
    const persisted = createPersistedCache({ ...options, cache, store, now: () => 1, maxSize: 600 });
    for (let change = 0; change < 20; change += 1) {
      cache.writeQuery({ query, data: data(`Größe ${change}`) });
      await persisted.persist();
    }
    expect(JSON.stringify([...records])).toContain('Größe 19');
    cache.writeQuery({ query, data: data('ö'.repeat(300)) });
    await persisted.persist();
    expect(JSON.stringify([...records])).not.toContain('öö');
  });

  it('survives a store that is broken', async () => {
    const { store } = memoryStore();
    store.readAll = () => Promise.reject(new Error('corrupt'));
    store.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const cache = filled();
    const persisted = createPersistedCache({ ...options, cache, store, now: () => 1 });
    await persisted.restore();
    await persisted.persist();
    expect(cache.readQuery({ query: publicQuery })).not.toBeNull();
  });

  it('makes sense of any record or refuses it', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (key, record) => {
        const read = readRecord(key, record, { now: 1000, maxAgeMs: 500, parts: keptParts, writer: 'build 1' });
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
  expect([...partsOf({ ROOT_QUERY: root }, keptParts).values()]).toEqual([1]);
});

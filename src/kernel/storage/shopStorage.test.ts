import fc from 'fast-check';
import { createShopStorage, type RawStorage } from './shopStorage';

const memory = (): RawStorage & { entries: Map<string, string> } => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

const anything = (value: unknown): unknown => value;

describe('shop storage', () => {
  it('gives back whatever JSON can hold, until its time is over', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.jsonValue(),
        fc.integer({ min: 1, max: 10_000 }),
        fc.nat(20_000),
        (key, value, ttl, age) => {
          let time = 1_000_000;
          const storage = createShopStorage({ raw: memory(), namespace: 'N', now: () => time });
          storage.write(key, value, ttl);
          time += age * 1000;
          const expected: unknown = age <= ttl ? JSON.parse(JSON.stringify(value)) : undefined;
          expect(storage.read(key, anything)).toEqual(expected);
        },
      ),
    );
  });

  it('A-09, F-38: never throws and never invents, whatever lies under its keys', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const raw = memory();
        raw.setItem('N__key', text);
        const storage = createShopStorage({ raw, namespace: 'N', now: () => 0 });
        const parse = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
        const value = storage.read('key', parse);
        expect(value === undefined || typeof value === 'string').toBe(true);
      }),
    );
  });

  it('drops an expired entry', () => {
    let time = 0;
    const raw = memory();
    const storage = createShopStorage({ raw, namespace: 'N', now: () => time });
    storage.write('token', 'abc', 10);
    time = 10_001;
    expect(storage.read('token', anything)).toBeUndefined();
    expect(raw.entries.size).toBe(0);
  });

  it('leaves no old value behind when the new one does not fit', () => {
    const raw = memory();
    const storage = createShopStorage({ raw, namespace: 'N', now: () => 0 });
    storage.write('cartId', 'old');
    raw.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    storage.write('cartId', 'new');
    expect(storage.read('cartId', anything)).toBeUndefined();
  });

  it('works without any storage', () => {
    const storage = createShopStorage({ raw: undefined, namespace: 'N', now: () => 0 });
    storage.write('a', 1);
    expect(storage.read('a', anything)).toBeUndefined();
    storage.remove('a');
  });

  it('keeps namespaces apart', () => {
    const raw = memory();
    createShopStorage({ raw, namespace: 'A', now: () => 0 }).write('k', 1);
    expect(createShopStorage({ raw, namespace: 'B', now: () => 0 }).read('k', anything)).toBeUndefined();
  });

  it('tells of a change in another tab, and only of the entry asked for', () => {
    const storage = createShopStorage({ raw: memory(), namespace: 'N', now: () => 0 });
    const listener = jest.fn();
    const stop = storage.onChangeElsewhere('cartId', listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'N__other', newValue: '1' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'N__cartId', oldValue: '1', newValue: '2' }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'N__cartId', oldValue: '2', newValue: '3' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

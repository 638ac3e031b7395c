import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { chooseOptional } from '@/kernel/storage/optionalStorage';
import { createShopStorage, type RawStorage } from '@/kernel/storage/shopStorage';
import type { AppDispatch } from '@/kernel/redux/thunk';
import { forgetAllSearches, forgetSearch, listRecentSearches, mostRecent, rememberSearch } from './recentSearches';

const start = () => {
  const entries = new Map<string, string>();
  const raw: RawStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  const storage = createShopStorage({ raw, namespace: 'shop', now: () => 0 });
  const store = configureStore({
    reducer: () => ({}),
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { storage } } }),
  });
  chooseOptional(storage, 'accepted', []);
  return { entries, dispatch: store.dispatch as AppDispatch };
};

const key = 'shop__recentSearches';

describe('recent searches', () => {
  it('are bounded, without doubles, the latest first', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 20 }), (texts) => {
        const { dispatch } = start();
        texts.forEach((text) => dispatch(rememberSearch(text)));
        const kept = dispatch(listRecentSearches());
        expect(kept.length).toBeLessThanOrEqual(mostRecent);
        expect(new Set(kept.map((text) => text.toLowerCase())).size).toBe(kept.length);
        expect(kept).not.toContain('');
      }),
    );
    const { dispatch } = start();
    ['zinc', 'iron', 'Zinc '].forEach((text) => dispatch(rememberSearch(text)));
    expect(dispatch(listRecentSearches())).toEqual(['Zinc', 'iron']);
  });

  it('can be dropped, one and all', () => {
    const { dispatch, entries } = start();
    ['zinc', 'iron', 'omega'].forEach((text) => dispatch(rememberSearch(text)));
    expect(dispatch(forgetSearch('IRON'))).toEqual(['omega', 'zinc']);
    expect(dispatch(forgetAllSearches())).toEqual([]);
    expect(entries.has(key)).toBe(false);
  });

  it('survive whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const { dispatch, entries } = start();
        entries.set(key, text);
        entries.set(key, JSON.stringify({ value: text, timeStored: 0 }));
        expect(Array.isArray(dispatch(listRecentSearches()))).toBe(true);
      }),
    );
    const { dispatch, entries } = start();
    entries.set(key, JSON.stringify({ value: ['zinc', 3, null, 'ZINC', ' '], timeStored: 0 }));
    expect(dispatch(listRecentSearches())).toEqual(['zinc']);
  });
});

import fc from 'fast-check';

import { catalogReducer, pageShown, updateCategories } from './catalogSlice';

const start = catalogReducer(undefined, { type: '@@init' });
const child = (uid: string, position: number) => ({ uid, position, childrenCount: 0 });

describe('catalogSlice', () => {
  it('starts on page 1 with 6 products a page', () => {
    expect(start).toEqual({
      menu: [],
      categories: {},
      currentPage: 1,
      pageSize: 6,
      prevPageTotal: null,
      categoryPath: null,
    });
  });

  it('orders children by position, then uid', () => {
    const children = [child('c', 2), child('b', 1), child('a', 2)];
    const state = catalogReducer(start, updateCategories([{ parentUid: 'root', children }]));
    expect(state.categories.root?.children).toEqual(['b', 'a', 'c']);
    expect(state.categories.b?.parentId).toBe('root');
  });

  it('adds the children of a category only once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
        fc.uniqueArray(fc.integer({ min: 51, max: 99 }), { minLength: 1 }),
        (first, second) => {
          const add = (numbers: number[]) =>
            updateCategories([{ parentUid: 'root', children: numbers.map((number) => child(String(number), number)) }]);
          const once = catalogReducer(start, add(first));
          expect(catalogReducer(once, add(second))).toEqual(once);
        },
      ),
    );
  });

  it('remembers the page that was shown', () => {
    const state = catalogReducer(start, pageShown({ currentPage: 3, pageSize: 12, pageTotal: 4 }));
    expect(state).toMatchObject({ currentPage: 3, pageSize: 12, prevPageTotal: 4 });
  });
});

import { isWithinCategory, toMenuTree } from './menuTree';
import type { MenuNode } from '@/features/catalog/catalogSlice';

const category = (name: string, position: number, rest: object = {}) => ({
  uid: name,
  name,
  url_path: name,
  url_suffix: '.html',
  position,
  include_in_menu: 1,
  children_count: '0',
  skinny_navigation: 0,
  promo_content: null,
  promo_rich_content: null,
  children: [],
  ...rest,
});

const query = (children: MenuNode['children']): MenuNode[] => [{ uid: 'root', children }];

describe('toMenuTree', () => {
  it('sorts by position and leaves out what the menu does not include', () => {
    const tree = toMenuTree(
      query([
        category('b', 2),
        category('hidden', 1, { include_in_menu: 0 }),
        null,
        category('a', 1, { skinny_navigation: 1 }),
      ]),
    );
    expect(tree.map(({ name, path, isSkinny }) => [name, path, isSkinny])).toEqual([
      ['a', '/a.html', true],
      ['b', '/b.html', false],
    ]);
  });

  it('leaves out at every level what the menu does not include, and all that is below it', () => {
    const hidden = { include_in_menu: 0 };
    const tree = toMenuTree(
      query([
        category('a', 1, {
          children: [
            category('a-hidden', 1, hidden),
            category('a-b', 2, { children: [category('a-b-hidden', 1, hidden)] }),
          ],
        }),
        category('hidden', 2, { ...hidden, children: [category('below-hidden', 1)] }),
        category('all-hidden', 3, { children: [category('only', 1, hidden)] }),
      ]),
    );
    const names = (list: typeof tree): unknown[] => list.map(({ name, children }) => [name, names([...children])]);
    expect(names(tree)).toEqual([
      ['a', [['a-b', []]]],
      ['all-hidden', []],
    ]);
    expect(tree.map(({ hasMore }) => hasMore)).toEqual([false, false]);
  });

  it('prefers the rich promo, and lives without any data', () => {
    const [first] = toMenuTree(
      query([category('a', 1, { promo_content: 'plain', promo_rich_content: '<p>rich</p>' })]),
    );
    expect(first?.promo).toBe('<p>rich</p>');
    expect(toMenuTree([])).toEqual([]);
  });
});

it('knows the pages below a category by whole path segments', () => {
  const minerals = { path: '/minerals.html' };
  expect(isWithinCategory(minerals, '/minerals.html')).toBe(true);
  expect(isWithinCategory(minerals, '/minerals/iron.html')).toBe(true);
  expect(isWithinCategory(minerals, '/minerals-and-more.html')).toBe(false);
});

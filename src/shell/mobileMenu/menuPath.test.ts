import type { MenuCategory } from '../menuTree';
import { backFrom, categoryAt } from './menuPath';

const leaf = (uid: string, children: MenuCategory[] = []): MenuCategory => ({
  uid,
  name: uid,
  path: `/${uid}.html`,
  isSkinny: false,
  promo: null,
  children,
});
const menu = [leaf('minerals', [leaf('magnesium', [leaf('citrate')])]), leaf('vitamins')];

describe('the path in the menu', () => {
  it('goes back one level, and from the root out of the drawer', () => {
    expect(backFrom(['minerals', 'magnesium'])).toEqual(['minerals']);
    expect(backFrom(['minerals'])).toEqual([]);
    expect(backFrom([])).toBe('close');
  });

  it('leads to a category, and nowhere when the tree has changed', () => {
    expect(categoryAt(menu, ['minerals', 'magnesium'])?.name).toBe('magnesium');
    expect(categoryAt(menu, [])).toBeUndefined();
    expect(categoryAt(menu, ['minerals', 'gone', 'citrate'])).toBeUndefined();
  });
});

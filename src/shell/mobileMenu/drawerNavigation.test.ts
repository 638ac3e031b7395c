import type { MenuCategory } from '../menuTree';
import { backFrom, type DrawerView } from './drawerNavigation';

const category = (uid: string): MenuCategory => ({
  uid,
  name: uid,
  path: `/${uid}.html`,
  isSkinny: false,
  promo: null,
  hasMore: false,
  children: [],
});
const minerals = category('minerals');
const iron = category('iron');

describe('back in the drawer', () => {
  it.each<[DrawerView, DrawerView]>([
    ['createAccount', 'signIn'],
    ['forgotPassword', 'signIn'],
    ['myAccount', 'menu'],
    ['signIn', 'menu'],
  ])('leads from %s to %s, and leaves the category where it was', (view, target) => {
    expect(backFrom({ view, path: [minerals] })).toEqual({ view: target, path: [minerals] });
  });

  it('leads from the menu one level up, and at the root out of the drawer', () => {
    expect(backFrom({ view: 'menu', path: [minerals, iron] })).toEqual({ view: 'menu', path: [minerals] });
    expect(backFrom({ view: 'menu', path: [minerals] })).toEqual({ view: 'menu', path: [] });
    expect(backFrom({ view: 'menu', path: [] })).toBe('close');
  });
});

import type { MenuCategory } from '../menuTree';

/** Name of the menu among the drawers. */
export const menuDrawer = 'menu';

/** Back in the menu: one category level up; at the root it closes the drawer (spec §4 Drawer navigation). */
export const backFrom = (path: readonly string[]): readonly string[] | 'close' =>
  path.length > 0 ? path.slice(0, -1) : 'close';

/** The category that a path of uids leads to; undefined at the root, or when the tree has changed meanwhile. */
export const categoryAt = (menu: readonly MenuCategory[], path: readonly string[]): MenuCategory | undefined => {
  let level = menu;
  let found: MenuCategory | undefined;
  for (const uid of path) {
    found = level.find((category) => category.uid === uid);
    if (!found) return undefined;
    level = found.children;
  }
  return found;
};

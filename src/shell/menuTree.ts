import { entriesOf } from '@/kernel/entriesOf';
import type { MenuNode } from '@/features/catalog/catalogSlice';

/** A category as the menus show it. */
export interface MenuCategory {
  uid: string;
  name: string;
  /** In-app path of its page. */
  path: string;
  /** A flat list in columns instead of groups with sub-links and promo. */
  isSkinny: boolean;
  /** HTML beside the groups. */
  promo: string | null;
  /** Whether there are categories below it that the menu's question did not reach. */
  hasMore: boolean;
  children: readonly MenuCategory[];
}

const toMenuCategory = (category: MenuNode): MenuCategory => ({
  hasMore: category.children === undefined && Number(category.children_count ?? 0) > 0,
  uid: category.uid,
  name: category.name ?? '',
  path: `/${category.url_path ?? ''}${category.url_suffix ?? ''}`,
  isSkinny: category.skinny_navigation === 1,
  promo: category.promo_rich_content || category.promo_content || null,
  children: toMenuCategories(category.children),
});

/** Returns the menu entries of a list, by position. */
export const toMenuCategories = (categories: readonly (MenuNode | null)[] | null | undefined): MenuCategory[] =>
  entriesOf(categories)
    .filter(({ include_in_menu, url_path }) => include_in_menu === 1 && url_path)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(toMenuCategory);

/** The category tree of the menus, without its root. */
export const toMenuTree = (roots: readonly (MenuNode | null)[]): MenuCategory[] => toMenuCategories(roots[0]?.children);

/** Whether a path is the page of the category or of one below it. */
export const isWithinCategory = ({ path }: Pick<MenuCategory, 'path'>, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path.replace(/\.[^./]*$/, '')}/`);

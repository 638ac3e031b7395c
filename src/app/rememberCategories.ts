import { type CategoryLevel, childrenOf, type TreeCategory, updateCategories } from '@/features/catalog/catalogSlice';
import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';
import type { ShopStore } from './store';

const levelsOf = (category: TreeCategory): CategoryLevel[] => {
  const children = childrenOf(category);
  if (children.length === 0) return [];
  const below = (category.children ?? []).flatMap((child) => (child ? levelsOf(child) : []));
  return [{ parentUid: category.uid, children }, ...below];
};

/** Puts the category tree that came with the shop's settings into the catalog slice, in one change. */
export const rememberCategories = (
  { dispatch }: Pick<ShopStore, 'dispatch'>,
  data: ShopSettingsQuery | undefined,
): void => {
  const levels = (data?.categories?.items ?? []).flatMap((root) => (root ? levelsOf(root) : []));
  if (levels.length > 0) dispatch(updateCategories(levels));
};

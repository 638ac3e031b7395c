import { childrenOf, type TreeCategory, updateCategories } from '@/features/catalog/catalogSlice';
import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';
import type { ShopStore } from './store';

/** Puts the category tree that came with the shop's settings into the catalog slice, level by level. */
export const rememberCategories = (
  { dispatch }: Pick<ShopStore, 'dispatch'>,
  data: ShopSettingsQuery | undefined,
): void => {
  const remember = (category: TreeCategory): void => {
    const children = childrenOf(category);
    if (children.length === 0) return;
    dispatch(updateCategories({ parentUid: category.uid, children }));
    for (const child of category.children ?? []) if (child) remember(child);
  };
  for (const root of data?.categories?.items ?? []) if (root) remember(root);
};

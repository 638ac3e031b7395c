import { updateCategories } from '@/features/catalog/catalogSlice';
import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';
import type { ShopStore } from './store';

interface TreeCategory {
  uid: string;
  position?: number | null;
  children_count?: string | null;
  children?: readonly (TreeCategory | null)[] | null;
}

/** Puts the category tree that came with the shop's settings into the catalog slice, level by level (spec §3 Catalog state). */
export const rememberCategories = (
  { dispatch }: Pick<ShopStore, 'dispatch'>,
  data: ShopSettingsQuery | undefined,
): void => {
  const remember = ({ uid, children }: TreeCategory): void => {
    const known = (children ?? []).filter((child) => child !== null);
    if (known.length === 0) return;
    dispatch(
      updateCategories({
        parentUid: uid,
        children: known.map((child) => ({
          uid: child.uid,
          position: child.position ?? 0,
          childrenCount: Number(child.children_count ?? 0),
        })),
      }),
    );
    known.forEach(remember);
  };
  for (const root of data?.categories?.items ?? []) if (root) remember(root);
};

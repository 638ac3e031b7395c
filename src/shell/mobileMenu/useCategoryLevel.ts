import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { updateCategories } from '@/features/catalog/catalogSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { type MenuCategory, toMenuCategories } from '../menuTree';
import { NavigationMenuDocument } from './NavigationMenu.graphql.generated';

/** What is below a category, or below the root. */
export interface CategoryLevelData {
  categories: readonly MenuCategory[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The categories of one level. Those that the menu does not carry are fetched when the shopper comes to them, once: the
 * cache has them from then on, and the slice takes children of a category only once.
 */
export const useCategoryLevel = (
  parent: MenuCategory | undefined,
  root: readonly MenuCategory[],
): CategoryLevelData => {
  const dispatch = useAppDispatch();
  const isKnown = !parent?.hasMore;
  const { data, error, loading, refetch } = useQuery(NavigationMenuDocument, {
    variables: { uid: parent?.uid ?? '' },
    skip: isKnown,
  });
  const fetched = data?.categories?.items?.[0];

  useEffect(() => {
    if (!fetched) return;
    const children = (fetched.children ?? []).filter((child) => child !== null);
    dispatch(
      updateCategories({
        parentUid: fetched.uid,
        children: children.map(({ uid, position, children_count: count }) => ({
          uid,
          position: position ?? 0,
          childrenCount: Number(count ?? 0),
        })),
      }),
    );
  }, [fetched, dispatch]);

  const below = useMemo(() => toMenuCategories(fetched?.children), [fetched]);
  return {
    categories: isKnown ? (parent?.children ?? root) : below,
    isLoading: !isKnown && loading,
    hasFailed: !isKnown && !loading && error !== undefined && !fetched,
    // A failure is told by `error`.
    retry: () => void refetch().catch(() => undefined),
  };
};

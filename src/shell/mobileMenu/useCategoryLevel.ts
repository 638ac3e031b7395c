import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { childrenOf, updateCategories } from '@/features/catalog/catalogSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { type MenuCategory, toMenuCategories } from '../menuTree';
import { NavigationMenuDocument } from './NavigationMenu.graphql.generated';

/** Subcategories of a category, or of the root. */
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
  const uid = parent?.uid ?? '';
  const { data, error, loading, refetch } = useQuery(NavigationMenuDocument, { variables: { uid }, skip: isKnown });
  const fetched = data?.categories?.items?.[0];

  useEffect(() => {
    if (fetched) dispatch(updateCategories([{ parentUid: fetched.uid, children: childrenOf(fetched) }]));
  }, [dispatch, fetched]);

  const below = useMemo(() => toMenuCategories(fetched?.children), [fetched]);
  const hasFailed = !isKnown && !fetched && !loading && error !== undefined;
  return {
    categories: isKnown ? (parent?.children ?? root) : below,
    isLoading: !isKnown && !fetched && !hasFailed,
    hasFailed,
    // The client logs another failure, and the query tells it.
    retry: () => void refetch().catch(() => undefined),
  };
};

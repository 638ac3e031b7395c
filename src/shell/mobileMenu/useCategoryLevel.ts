import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { childrenOf, updateCategories } from '@/features/catalog/catalogSlice';
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
  const client = useApolloClient();
  const isKnown = !parent?.hasMore;
  const uid = parent?.uid ?? '';
  const [failedUid, setFailedUid] = useState<string>();
  const { data } = useQuery(NavigationMenuDocument, { variables: { uid }, skip: isKnown, fetchPolicy: 'cache-only' });
  const fetched = data?.categories?.items?.[0];

  const load = useCallback(async (): Promise<void> => {
    setFailedUid(undefined);
    try {
      const answer = await client.query({ query: NavigationMenuDocument, variables: { uid } });
      const level = answer.data?.categories?.items?.[0];
      if (level) dispatch(updateCategories({ parentUid: level.uid, children: childrenOf(level) }));
    } catch {
      // Logged by the client; the menu says it.
      setFailedUid(uid);
    }
  }, [client, dispatch, uid]);
  useEffect(() => {
    if (!isKnown) void load();
  }, [isKnown, load]);

  const below = useMemo(() => toMenuCategories(fetched?.children), [fetched]);
  const hasFailed = !isKnown && !fetched && failedUid === uid;
  return {
    categories: isKnown ? (parent?.children ?? root) : below,
    isLoading: !isKnown && !fetched && !hasFailed,
    hasFailed,
    retry: () => void load(),
  };
};

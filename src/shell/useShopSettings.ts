import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectCatalog } from '@/features/catalog/catalogSlice';
import { type MenuCategory, toMenuTree } from './menuTree';
import { ShopSettingsDocument, type ShopStoreConfigFragment } from './ShopSettings.graphql.generated';

export interface ShellSettings {
  /** undefined until they are there. */
  config: ShopStoreConfigFragment | undefined;
  menu: readonly MenuCategory[];
}

/** The path at which a client was last asked to have the settings: after a failure not every part of a page asks again. */
const askedAt = new WeakMap<ApolloClient, string>();

/** Loads the settings that the shell needs on every page; asked for once, beside the route. */
export const useShopSettings = (): ShellSettings => {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [fetchPolicy] = useState<'cache-first' | 'cache-only'>(() => {
    if (askedAt.get(client) === pathname) return 'cache-only';
    askedAt.set(client, pathname);
    return 'cache-first';
  });
  const { data } = useQuery(ShopSettingsDocument, { fetchPolicy });
  const { menu } = useSelector(selectCatalog);
  const isMenuMissing = fetchPolicy === 'cache-first' && menu.length === 0;
  useEffect(() => {
    // An earlier visit leaves settings in the cache, and no menu. A question that is under way is not sent again.
    if (isMenuMissing)
      client.query({ query: ShopSettingsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, isMenuMissing]);
  return useMemo(() => ({ config: data?.storeConfig ?? undefined, menu: toMenuTree(menu) }), [data, menu]);
};

import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { type MenuCategory, toMenuTree } from './menuTree';
import { ShopSettingsDocument, type ShopStoreConfigFragment } from './ShopSettings.graphql.generated';

export interface ShellSettings {
  /** undefined until they are there. */
  config: ShopStoreConfigFragment | undefined;
  menu: readonly MenuCategory[];
}

/** What the shell shows on every page; asked for once, beside the route. */
export const useShopSettings = (): ShellSettings => {
  const { data } = useQuery(ShopSettingsDocument);
  return useMemo(() => ({ config: data?.storeConfig ?? undefined, menu: toMenuTree(data) }), [data]);
};

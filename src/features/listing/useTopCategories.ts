import { useQuery } from '@apollo/client/react';
import { TopCategoriesDocument } from './TopCategories.graphql.generated';

export interface TopCategory {
  uid: string;
  name: string;
  path: string;
}

/**
 * The first categories of the menu, to go on with; none when they cannot be had, which is no reason for a second error.
 * undefined while they are asked for: what stands below them waits for them, and does not move when they come.
 */
export const useTopCategories = (count = Infinity): TopCategory[] | undefined => {
  const { data, loading } = useQuery(TopCategoriesDocument);
  if (loading && !data) return undefined;
  return (data?.categories?.items?.[0]?.children ?? [])
    .filter((category) => category !== null)
    .filter(({ include_in_menu, url_path }) => include_in_menu === 1 && url_path)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .slice(0, count)
    .map(({ uid, name, url_path: path, url_suffix: suffix }) => ({
      uid,
      name: name ?? '',
      path: `/${path ?? ''}${suffix ?? ''}`,
    }));
};

import { useQuery } from '@apollo/client/react';
import { SearchCategoriesDocument } from './SearchCategories.graphql.generated';
import { type NamedPath, toPlace } from './searchHelp';

/** The first categories of the menu, in its order: a way to go on from any search. None until they are there. */
export const useSearchCategories = (): NamedPath[] => {
  const { data } = useQuery(SearchCategoriesDocument, { errorPolicy: 'all' });
  return (data?.categories?.items?.[0]?.children ?? [])
    .filter((category) => category !== null)
    .filter(({ include_in_menu, url_path }) => include_in_menu === 1 && url_path)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(toPlace);
};

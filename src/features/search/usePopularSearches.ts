import { useQuery } from '@apollo/client/react';
import { PopularSearchesDocument } from './api/PopularSearches.graphql.generated';

/** Searches that the merchant offers before anything is typed; none when they cannot be had, undefined while they are asked for. */
export const usePopularSearches = (): readonly string[] | undefined => {
  const { data, loading } = useQuery(PopularSearchesDocument, { errorPolicy: 'all' });
  return loading && !data ? undefined : (data?.popularSearches ?? []);
};

import { useQuery } from '@apollo/client/react';
import { PopularSearchesDocument } from './api/PopularSearches.graphql.generated';

/** Searches that the merchant offers before anything is typed; none when they cannot be had. */
export const usePopularSearches = (): readonly string[] => {
  const { data } = useQuery(PopularSearchesDocument, { errorPolicy: 'all' });
  return data?.popularSearches ?? [];
};

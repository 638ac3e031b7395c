import { useQuery } from '@apollo/client/react';
import { PickupCountDocument } from './api/PickupCount.graphql.generated';

/**
 * Whether there are shops to collect an order from; undefined until that is known. The page asks together with its first
 * questions, so that the step is drawn with the choice or without it.
 */
export const useCanCollect = (): boolean | undefined => {
  const { data, loading } = useQuery(PickupCountDocument, { skip: !CAPABILITIES.storePickup });
  return loading && !data ? undefined : Boolean(data?.pickupLocations?.total_count);
};

import { useFragment, useQuery } from '@apollo/client/react';
import { useSelector } from 'react-redux';
import { cartDetailsFragment, linesOf } from '@/features/cart/cartContents';
import { cartReference, selectCartId } from '@/features/cart/cartSlice';
import { toDistanceUnit } from '@/kernel/geo/distance';
import type { DistanceUnit } from '@/kernel/geo/distance';
import { PickupLocationsDocument } from './api/PickupLocations.graphql.generated';
import { type PickupShop, skusToAskFor, toShops } from './pickupShop';

/** Kilometres around a place: shops come by distance, so that the nearest is there wherever somebody lives. */
const radiusKm = 1500;

/** Shops, or why there are none yet. */
export type ShopList =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  /** `isWhole` is false when the backend has more of them. */
  | { kind: 'shown'; shops: PickupShop[]; isWhole: boolean; unit: DistanceUnit };

/** Which shops: all in the backend's order, those nearest to a town or postcode of a country, or those of some codes. */
export type PickupQuestion =
  { kind: 'all' } | { kind: 'near'; place: string; country: string } | { kind: 'named'; codes: readonly string[] };

/**
 * The shops where the cart can be collected, at most a hundred.
 * @param question undefined asks nothing.
 */
export const usePickupShops = (question: PickupQuestion | undefined): ShopList => {
  const cartId = useSelector(selectCartId);
  const { data: cart, dataState } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const lines = dataState === 'complete' ? linesOf(cart) : [];
  const { data, error, refetch } = useQuery(PickupLocationsDocument, {
    variables: {
      area:
        question?.kind === 'near' ? { search_term: `${question.place}:${question.country}`, radius: radiusKm } : null,
      filters: question?.kind === 'named' ? { pickup_location_code: { in: [...question.codes] } } : null,
      products: CAPABILITIES.pickupDetails ? null : skusToAskFor(lines),
      cartId: cartId ?? '',
    },
    skip: cartId === null || question === undefined,
    // Stock is of this moment, and a postcode somebody's.
    fetchPolicy: 'no-cache',
    context: { isPersonal: true },
  });
  if (error && !data) return { kind: 'failed', retry: () => refetch().catch(() => undefined) };
  if (!data) return { kind: 'loading' };
  const shops = toShops(data);
  return {
    kind: 'shown',
    shops,
    isWhole: (data.pickupLocations?.total_count ?? 0) <= (data.pickupLocations?.items ?? []).length,
    unit: toDistanceUnit(data.storeConfig?.distance_unit),
  };
};

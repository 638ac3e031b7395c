import { useFragment, useQuery } from '@apollo/client/react';
import { useSelector } from 'react-redux';
import { cartDetailsFragment, linesOf } from '@/features/cart/cartContents';
import { cartReference, selectCartId } from '@/features/cart/cartSlice';
import { toDistanceUnit } from '@/features/locator/distanceText';
import type { DistanceUnit } from '@/kernel/geo/distance';
import { PickupLocationsDocument } from './api/PickupLocations.graphql.generated';
import { type PickupShop, skusToAskFor, toShops } from './pickupShop';

/** Kilometres around a place: shops come by distance, so that the nearest is there wherever somebody lives. */
const radiusKm = 1500;

/** Shops, or why there are none yet. */
export type ShopList =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  | { kind: 'shown'; shops: PickupShop[]; unit: DistanceUnit };

/**
 * The shops where the cart can be collected.
 * @param place town or postcode, the shops nearest to it first; '' for all of them in the backend's order.
 * @param country of the place.
 */
export const usePickupShops = (place: string, country: string): ShopList => {
  const cartId = useSelector(selectCartId);
  const { data: cart, dataState } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const lines = dataState === 'complete' ? linesOf(cart) : [];
  const { data, error, refetch } = useQuery(PickupLocationsDocument, {
    variables: {
      area: place === '' ? null : { search_term: `${place}:${country}`, radius: radiusKm },
      products: CAPABILITIES.pickupDetails ? null : skusToAskFor(lines),
      cartId: cartId ?? '',
    },
    skip: cartId === null,
    // Stock is of this moment, and a postcode somebody's.
    fetchPolicy: 'no-cache',
    context: { isPersonal: true },
  });
  if (error && !data) return { kind: 'failed', retry: () => refetch().catch(() => undefined) };
  if (!data) return { kind: 'loading' };
  return { kind: 'shown', shops: toShops(data), unit: toDistanceUnit(data.storeConfig?.distance_unit) };
};

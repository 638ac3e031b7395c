import { type Address, isAddressCountry, shopCountryId } from '@/features/address/address';
import { type CartLine } from '@/features/cart/cartContents';
import { entriesOf } from '@/kernel/entriesOf';
import { distanceBetween, type Position } from '@/kernel/geo/distance';
import type { PickupLocationsQuery, PickupShopFragment } from './api/PickupLocations.graphql.generated';

/** A shop to collect from; what a backend does not tell of it is null. */
export interface PickupShop extends Pick<
  PickupShopFragment,
  'distance_km' | 'missing_items' | 'ready' | 'point_of_sale'
> {
  code: string;
  name: string;
  /** What the shop says of itself, where it has no hours. */
  description: string;
  street: string;
  city: string;
  postcode: string;
  /** Where it is, if the backend knows. */
  position: Position | undefined;
  address: Omit<Address, 'email'>;
}

const toPosition = ({ latitude, longitude }: PickupShopFragment): Position | undefined =>
  latitude == null || longitude == null ? undefined : { latitude, longitude };

const toShop = (found: PickupShopFragment): PickupShop[] => {
  const { pickup_location_code: code, name, street, city, postcode, country_id: country } = found;
  if (!code || !name || !street) return [];
  return [
    {
      ...found,
      code,
      name,
      description: found.description ?? '',
      street,
      city: city ?? '',
      postcode: postcode ?? '',
      position: toPosition(found),
      address: {
        firstname: name,
        // As the real backend names the address of a shop: it wants a second name.
        lastname: 'Store',
        street: [street],
        city: city ?? '',
        region: found.region ?? '',
        region_code: '',
        region_id: found.region_id || null,
        postcode: postcode ?? '',
        telephone: found.phone ?? '',
        country_id: country && isAddressCountry(country) ? country : shopCountryId,
        pickupCode: code,
      },
    },
  ];
};

/** The shops of an answer that have a name and an address. */
export const toShops = (data: PickupLocationsQuery | undefined): PickupShop[] =>
  entriesOf(data?.pickupLocations?.items).flatMap(toShop);

/** The shops with their distance from a place, the nearest first; without those that have no position. */
export const nearestTo = (position: Position, shops: readonly PickupShop[]): PickupShop[] =>
  shops
    .flatMap((shop) =>
      shop.position ? [{ ...shop, distance_km: distanceBetween(position, shop.position, 'km') }] : [],
    )
    .sort((one, other) => one.distance_km - other.distance_km);

/** Whether a shop has all that is in the cart. */
export const hasEverything = ({ missing_items: missing }: PickupShop): boolean => (missing ?? []).length === 0;

/**
 * Articles that a shop must have, where the backend counts no pieces. Only simple products are kept by their own SKU: a
 * configurable one would be found in no shop at all.
 */
export const skusToAskFor = (lines: readonly CartLine[]): { sku: string }[] =>
  lines.flatMap((line) =>
    line.__typename === 'SimpleCartItem' && line.product.sku ? [{ sku: line.product.sku }] : [],
  );

import { openState } from '@/features/locator/openState';
import type { PointOfSaleViewFragment } from '@/features/locator/PointOfSale.graphql.generated';
import { distanceBetween, type DistanceUnit, type Position } from '@/kernel/geo/distance';

/** What a shop must have to be listed. */
export interface LocationFilter {
  isOpenNow: boolean;
  /** Code of a service that it has; '' for any. */
  service: string;
}

/** A shop with its number in list and map. */
export interface ListedLocation {
  number: number;
  location: PointOfSaleViewFragment;
  /** In the store view's unit; undefined where nothing is measured from. */
  distance: number | undefined;
}

export interface ListOptions {
  origin: Position | undefined;
  unit: DistanceUnit;
  filter: LocationFilter;
  /** Milliseconds since 1970. */
  now: number;
}

const fits = (location: PointOfSaleViewFragment, { isOpenNow, service }: LocationFilter, now: number): boolean =>
  (!isOpenNow || openState(location, now)?.kind === 'open') &&
  (service === '' || location.services.some(({ code }) => code === service));

/** The shops that fit, the nearest first where something is measured from, otherwise in the backend's order. */
export const listLocations = (
  locations: readonly PointOfSaleViewFragment[],
  { origin, unit, filter, now }: ListOptions,
): ListedLocation[] =>
  locations
    .filter((location) => fits(location, filter, now))
    .map((location) => ({ location, distance: origin && distanceBetween(origin, location, unit) }))
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .map((entry, index) => ({ ...entry, number: index + 1 }));

/** Services that any of the shops has, each once. */
export const servicesOf = (
  locations: readonly PointOfSaleViewFragment[],
): readonly { code: string; label: string }[] => [
  ...new Map(locations.flatMap(({ services }) => services).map((service) => [service.code, service])).values(),
];

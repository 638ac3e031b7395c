import type { MapPlace } from '@/kernel/maps/drawMap';
import type { MapLocation } from './readMap';

/** A place of the block, with its number in list and map. */
export type NumberedLocation = MapLocation & { number: number };
export type LocatedPlace = NumberedLocation & MapPlace;

/** Places that say anything at all, numbered in the editor's order. */
export const numberLocations = (locations: readonly MapLocation[]): NumberedLocation[] =>
  locations
    .filter((location) => Object.values(location).some((value) => value !== undefined && value !== ''))
    .map((location, index) => ({ ...location, number: index + 1 }));

const isDegrees = (value: number | undefined, limit: number): value is number =>
  value !== undefined && Math.abs(value) <= limit;

/** Those of which it is known where on Earth they lie. */
export const locatedPlaces = (locations: readonly NumberedLocation[]): LocatedPlace[] =>
  locations.flatMap((location) =>
    isDegrees(location.latitude, 90) && isDegrees(location.longitude, 180)
      ? [{ ...location, latitude: location.latitude, longitude: location.longitude }]
      : [],
  );

/** Lines of the postal address. */
export const addressLines = ({ address, city, state, zipcode }: MapLocation): string[] =>
  [address, [city, state].filter(Boolean).join(', '), zipcode].filter((line): line is string => Boolean(line));

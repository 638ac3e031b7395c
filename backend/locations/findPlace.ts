import type { PlacePosition } from '../schema/resolvers.generated';

import type { LocationRow } from './queries';
import { furtherTowns, postcodeAreas } from './places';

/** Longest text that is looked up. */
const maximumLength = 60;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Letters and figures before the last three of a whole postcode, or all of a short one: BS8 of 'bs8 4bz'. */
const outwardOf = (text: string): string | undefined =>
  /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})?$/.exec(plain(text).replace(/ /g, ''))?.[1]?.toUpperCase();

const middle = (name: string, places: readonly Pick<LocationRow, 'latitude' | 'longitude'>[]): PlacePosition => ({
  name,
  latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
  longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
});

const findPostcode = (outward: string, locations: readonly LocationRow[]): PlacePosition | null => {
  // The middle of a whole area is miles away from a shop in the same district.
  const here = locations.filter(({ postcode }) => outwardOf(postcode) === outward);
  if (here.length > 0) return middle(outward, here);
  const area = /^[A-Z]+/.exec(outward)?.[0] ?? '';
  const found = postcodeAreas.find(([code]) => code === area);
  return found ? { name: `${outward}, ${found[1]}`, latitude: found[2], longitude: found[3] } : null;
};

const towns = (): readonly (readonly [name: string, latitude: number, longitude: number])[] => [
  ...furtherTowns,
  ...postcodeAreas.map(([, name, latitude, longitude]) => [name, latitude, longitude] as const),
];

const findTown = (wanted: string): PlacePosition | null => {
  const all = towns().map((town) => ({ town, words: plain(town[0]) }));
  const found =
    all.find(({ words }) => words === wanted) ??
    // 'newcastle' means the one upon Tyne, 'bri' is still being typed.
    (wanted.length > 3 ? all.find(({ words }) => words.startsWith(wanted)) : undefined);
  return found ? { name: found.town[0], latitude: found.town[1], longitude: found.town[2] } : null;
};

/**
 * Where a place is: a postcode or the beginning of one, a town, or the street or name of a shop.
 * @returns null for a place that nobody here knows.
 */
export const findPlace = (search: string, locations: readonly LocationRow[]): PlacePosition | null => {
  const wanted = plain(search.slice(0, maximumLength));
  if (wanted === '') return null;
  const outward = outwardOf(wanted);
  if (outward) return findPostcode(outward, locations);
  const town = findTown(wanted) ?? findTown(plain(search.split(',')[0] ?? ''));
  if (town) return town;
  const named = locations.filter(({ name, address1, city }) => plain(`${name} ${address1} ${city}`).includes(wanted));
  return named.length > 0 && wanted.length > 2 ? middle(named[0]?.name ?? '', named) : null;
};

import type { FoundAddress } from '../schema/resolvers.generated';

import { postTowns } from './postTowns';

interface Street {
  name: string;
  /** House numbers, or names of flats and houses. */
  houses: readonly string[];
}

const numbers = (first: number, count: number, step: number): string[] =>
  Array.from({ length: count }, (_, index) => String(first + index * step));

/** Postcodes that are known street by street. */
const knownStreets: Readonly<Record<string, Street>> = {
  BS66AN: { name: 'Cotham Brow', houses: numbers(2, 12, 2) },
  BA11LZ: { name: 'Stall Street', houses: numbers(1, 8, 1) },
  M11AE: { name: 'Piccadilly', houses: ['Flat 1, 20', 'Flat 2, 20', 'Flat 3, 20', '22', '24'] },
  EH11RE: { name: 'High Street', houses: numbers(101, 9, 2) },
  SW1A2AA: { name: 'Downing Street', houses: ['10', '11', '12'] },
};

const streetNames = [
  'Church Lane',
  'Station Road',
  'Victoria Road',
  'Mill Lane',
  'Orchard Close',
  'Elm Grove',
  'Albert Terrace',
  'Park View',
] as const;

/** Area, then district, then the inward code, which never has C, I, K, M, O or V (Royal Mail). */
const pattern = /^([A-Z]{1,2})[0-9][A-Z0-9]?([0-9][ABD-HJLNP-UW-Z]{2})$/;

const checksum = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);

/** Replaces a street register: the same postcode always has the same street. */
const inventStreet = (postcode: string): Street => {
  const sum = checksum(postcode);
  const name = streetNames[sum % streetNames.length] ?? streetNames[0];
  return { name, houses: numbers(1 + (sum % 40), 5 + (sum % 8), 2) };
};

const toLines = (house: string, street: string): string[] => {
  const [flat, number] = house.split(', ');
  return number === undefined ? [`${house} ${street}`] : [flat ?? '', `${number} ${street}`];
};

/** The addresses of a postcode in whatever case and spacing; none for what is no postcode of a known town. */
export const findAddresses = (given: string): FoundAddress[] => {
  const compact = given.replace(/[\s-]+/g, '').toUpperCase();
  const [, area = '', inward = ''] = pattern.exec(compact) ?? [];
  const town = postTowns[area];
  if (!town) return [];
  const { name, houses } = knownStreets[compact] ?? inventStreet(compact);
  const postcode = `${compact.slice(0, -inward.length)} ${inward}`;
  return houses.map((house) => ({ street: toLines(house, name), ...town, postcode }));
};

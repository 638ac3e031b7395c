import type { FoundAddress } from '../schema/resolvers.generated';

import { postTowns } from './postTowns';
import { type Houses, streets } from './streets';

/** An address, and the words that it is found by. */
interface KnownAddress {
  address: FoundAddress;
  words: readonly string[];
  compactPostcode: string;
}

/** As many as anybody reads through; who does not find theirs types more. */
const longestAnswer = 20;
/** Letters and digits without which nothing is looked for: it would be half of the register. */
const shortestQuestion = 2;
/** Longer than any address; the rest of a question is not read. */
const longestQuestion = 200;

const isRange = (houses: Houses): houses is readonly [number, number, number] => typeof houses[0] === 'number';

const housesOf = (houses: Houses): readonly string[] => {
  if (!isRange(houses)) return houses;
  const [first, count, step] = houses;
  return Array.from({ length: count }, (_, index) => String(first + index * step));
};

const linesOf = (house: string, street: string): string[] => {
  const [flat, number] = house.split(', ');
  return (number === undefined ? [`${house} ${street}`] : [flat ?? '', `${number} ${street}`]).map((line) =>
    line.trim(),
  );
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const compact = (text: string): string => wordsOf(text).join('');

const register: readonly KnownAddress[] = streets.flatMap(([postcode, name, houses]) => {
  const [area = ''] = /^[A-Z]+/.exec(postcode) ?? [];
  const { city, county } = postTowns[area] ?? { city: '', county: null };
  return housesOf(houses).map((house) => {
    const address = { street: linesOf(house, name), city, county, postcode };
    const words = wordsOf([...address.street, city, county ?? '', postcode].join(' '));
    return { address, words: [...words, compact(postcode)], compactPostcode: compact(postcode) };
  });
});

/** How many of the asked words stand in the address as they are; null where one of them begins no word of it. */
const likeness = ({ words }: KnownAddress, asked: readonly string[]): number | null => {
  const isKnown = asked.every((word) => words.some((known) => known.startsWith(word)));
  return isKnown ? asked.filter((word) => words.includes(word)).length : null;
};

/**
 * The addresses of a postcode, or of its beginning, in whatever case and spacing; or else those in which every word of
 * the question stands, the last ones perhaps half typed. The likeliest come first; none for what is not in the register.
 */
export const findAddresses = (given: string): FoundAddress[] => {
  const asked = wordsOf(given.slice(0, longestQuestion));
  const inOne = asked.join('');
  if (inOne.length < shortestQuestion) return [];
  const byPostcode = register.filter(({ compactPostcode }) => compactPostcode.startsWith(inOne));
  const found =
    byPostcode.length > 0
      ? byPostcode
      : register
          .flatMap((known) => {
            const score = likeness(known, asked);
            return score === null ? [] : [{ known, score }];
          })
          .sort((one, other) => other.score - one.score)
          .map(({ known }) => known);
  return found.slice(0, longestAnswer).map(({ address }) => address);
};

import fc from 'fast-check';
import { isLongEnough, longestQuery, readQuery, searchPath, toQuery } from './searchPath';

const searchOf = (path: string): string => new URL(path, 'https://shop.test').search;

describe('the address of a search', () => {
  it.each([
    ['magnesium', '/search.html?query=magnesium'],
    ['  vitamin   d3 ', '/search.html?query=vitamin+d3'],
    ['25 µg & co', '/search.html?query=25+%C2%B5g+%26+co'],
    ['a#b?c=d', '/search.html?query=a%23b%3Fc%3Dd'],
  ])('of %j', (text, path) => {
    expect(searchPath(text)).toBe(path);
  });

  it('gives back what was searched for, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const query = toQuery(text);
        expect(readQuery(searchOf(searchPath(text)))).toBe(query);
        expect(toQuery(query)).toBe(query);
        expect([...query].length).toBeLessThanOrEqual(longestQuery);
      }),
    );
  });

  it('reads any address without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => typeof readQuery(search) === 'string'));
    expect(readQuery('?query=%E0%A4%A')).toBe('\ufffd%A');
    expect(readQuery('')).toBe('');
  });
});

it('takes three characters for enough, and two of a vitamin', () => {
  expect(['zin', 'd3', 'B6'].every(isLongEnough)).toBe(true);
  expect(['', 'zn', '33', 'd'].some(isLongEnough)).toBe(false);
});
